// SPDX-License-Identifier: MIT
// Who is looking at the open game. Several people may share one screen: while they have something
// to hide from each other, the screen is passed on behind a curtain, and the viewer is whoever is
// in front of it.
import type { Player, Seat, StatusReport } from "../engine/types";

/** Who looks: a seat, the owner, or nobody while the screen is being passed on. */
export type Looker = number | "owner" | "nobody";

function seatOf(status: StatusReport, player: number): number | null {
  const found = status.seats.findIndex((seat) => seat.player === player);
  return found < 0 ? null : found;
}

export function isSeat(seat: Seat | Looker | undefined): seat is number {
  return typeof seat === "number";
}

export class Viewpoint {
  /** What was chosen on purpose; "turn": whoever's turn it is. */
  chosen: number | "owner" | "turn" = "turn";
  /** Somebody has written a note, which is nobody else's affair. */
  noted = false;
  private atScreen: number | null = null;
  /** A bot has taken the place of whoever was in front, so the screen goes to the last person. */
  private handsOver = false;
  private status: StatusReport | null = null;
  private players: Player[] = [];

  /** Call with each new status, before anything else is asked. */
  follow(status: StatusReport, players: Player[]): void {
    this.status = status;
    this.players = players;
    if (this.atScreen !== null && players[this.atScreen]?.bot != null) {
      this.atScreen = null;
      this.handsOver = this.persons() === 1;
    }
    // Without a curtain, anybody may be in front of the screen.
    if (!this.needsCurtain()) this.atScreen = null;
  }

  looker(): Looker {
    return this.chosen === "turn" ? this.turnLooker() : this.chosen;
  }

  /** The seat that gets the screen next; null: nobody else. */
  passesTo(): number | null {
    const next = this.chosen === "turn" && this.needsCurtain() ? this.nextPerson() : null;
    return next === null || this.looker() === next ? null : next;
  }

  /** Whether what was chosen shows what whoever is in front of the screen may not know. */
  looksOn(): boolean {
    return this.chosen !== "turn" && this.reveals(this.chosen);
  }

  /** Whether choosing this viewer would show what whoever is in front may not know. */
  reveals(who: number | "owner"): boolean {
    if (!this.secret()) return false;
    const here = this.turnLooker();
    return here !== "owner" && who !== here;
  }

  /** The seat that a command acts for, unless it names one. */
  actor(): number | null {
    const looker = this.looker();
    if (isSeat(looker)) return looker;
    const person = this.personToAct();
    if (person !== null) return person;
    const first = this.status?.to_act.find(isSeat);
    return first ?? null;
  }

  /** Who undoes and redoes: in a game with secrets, the seat that looks. */
  ownerOrLooker(): "owner" | number {
    const persons = this.persons();
    if (!this.secret() || this.chosen === "owner" || persons === 0) return "owner";
    const looker = this.looker();
    return isSeat(looker) ? looker : 0;
  }

  passScreen(): void {
    this.atScreen = null;
  }

  liftCurtain(): void {
    const actor = this.personToAct();
    this.handsOver = false;
    if (actor !== null) this.atScreen = this.status?.seats[actor]?.player ?? null;
  }

  /** Call after a note was written: from the first one on there is a curtain between the seats. */
  keepNotesApart(): void {
    const comes = !this.noted && !this.needsCurtain();
    if (comes) this.liftCurtain();
    this.noted = true;
  }

  needsCurtain(): boolean {
    const status = this.status;
    if (status === null || status.ended) return false;
    if (this.persons() <= (this.handsOver ? 0 : 1)) return false;
    return status.has_private_information || this.noted;
  }

  persons(): number {
    return this.players.filter((player) => player.bot === null).length;
  }

  private secret(): boolean {
    return this.status?.secrets ?? false;
  }

  private isBot(seat: number): boolean {
    return this.status?.seats[seat]?.bot != null;
  }

  private personToAct(): number | null {
    const status = this.status;
    if (status === null) return null;
    const persons = status.to_act.filter(isSeat).filter((seat) => !this.isBot(seat));
    const here = this.atScreen === null ? null : seatOf(status, this.atScreen);
    if (here !== null && persons.includes(here)) return here;
    return persons[0] ?? null;
  }

  private nextPerson(): number | null {
    const actor = this.personToAct();
    if (actor !== null || !this.handsOver || this.status === null) return actor;
    const last = this.status.seats.findIndex((_, seat) => !this.isBot(seat));
    return last < 0 ? null : last;
  }

  // The person who is to act; if nobody is, whoever was last in front of the screen.
  private turnLooker(): Looker {
    const status = this.status;
    if (status === null || this.persons() === 0 || (status.ended && this.secret())) return "owner";
    const actor = this.personToAct();
    if (!this.needsCurtain()) {
      if (actor !== null) return actor;
      const first = this.players.findIndex(
        (player, at) => player.bot === null && (this.atScreen === null || this.atScreen === at),
      );
      return (first < 0 ? null : seatOf(status, first)) ?? "owner";
    }
    // Whoever has acted keeps looking at the result until the screen is passed on.
    return this.atScreen === null ? "nobody" : (seatOf(status, this.atScreen) ?? "nobody");
  }
}
