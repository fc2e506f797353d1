// SPDX-License-Identifier: MIT
// IndexedDB with promises. A transaction resolves only after it is on disk ("strict"), so what
// was shown as saved is there after the browser has been killed.

import { StoreRefused } from "./types";

const NAME = "houserules";
const VERSION = 1;

/** `summaries` and `records` have the games in two parts, so that listing them reads little. */
export type Table = "summaries" | "records" | "rulesets" | "drafts" | "settings";

const FULL =
  "This browser has no room left. Save the games you want to keep as files (Share…), then delete " +
  "some.";
const CLOSED = "House Rules was updated in another tab. Reload this page.";
const OLDER =
  "A newer version of House Rules is in use in this browser, so this one keeps nothing. Close all " +
  "tabs of House Rules and open it again.";
const GONE = "What this browser kept for this page is gone. Reload this page.";

/** Why a database that was open is so no longer. */
let closed = CLOSED;

export function refusedBy(error: unknown): Error {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return new StoreRefused("full", FULL);
  if (name === "InvalidStateError") return new StoreRefused("closed", closed);
  if (name === "VersionError") return new StoreRefused("closed", OLDER);
  if (error instanceof Error) return error;
  return new StoreRefused("closed", `This browser could not keep it: ${String(error)}.`);
}

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      for (const table of ["summaries", "records", "rulesets"])
        database.createObjectStore(table, { keyPath: "id" });
      database.createObjectStore("drafts"); // by [ruleset, file]
      database.createObjectStore("settings");
    };
    opening.onsuccess = () => {
      const database = opening.result;
      // A newer page in another tab wants to change the tables: it must not wait for this one.
      database.onversionchange = () => database.close();
      // By the browser, such as when somebody deletes what it keeps.
      database.onclose = () => {
        closed = GONE;
      };
      resolve(database);
    };
    opening.onerror = () => reject(refusedBy(opening.error));
    opening.onblocked = () => reject(new StoreRefused("closed", CLOSED));
  });
}

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(refusedBy(request.error));
  });
}

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. `work` must await nothing but
 * requests of this transaction.
 */
export async function transact<T>(
  database: IDBDatabase,
  tables: Table[],
  mode: "readonly" | "readwrite",
  work: (table: (name: Table) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  let transaction: IDBTransaction;
  try {
    transaction = database.transaction(tables, mode, { durability: "strict" });
  } catch (error) {
    throw refusedBy(error);
  }
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refusedBy(transaction.error));
  });
  done.catch(() => undefined); // it is awaited below, unless `work` fails first
  try {
    const value = await work((name) => transaction.objectStore(name));
    await done;
    return value;
  } catch (error) {
    // After an abort by the browser, its reason tells more than the request that failed.
    if (transaction.error !== null) throw refusedBy(transaction.error);
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw refusedBy(error);
  }
}
