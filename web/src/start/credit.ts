// SPDX-License-Identifier: MIT
/** "", "traditional" or "by Ann". */
export function credit(by: string): string {
  if (by === "") return "";
  return by === "traditional" ? by : `by ${by}`;
}
