/** Where cards stand: what the server answered, and above it what was moved on this screen since. */
import {
  isRepairStatus,
  REPAIR_STATUSES,
  type RepairStatus,
} from "../../../../domain/repair/status.ts";
import { epochOf, type Instant } from "../../../../domain/time.ts";

type Card = { id: string; status: string; lastUpdateAt: Instant };

/**
 * A card moved here. It stays at the top of its column while the screen is open, so that the eye and the keyboard
 * find it; `to` holds until the server has answered. `counts` are those that were shown when it left.
 */
export type Pin<Known extends Card> = {
  card: Known;
  from: RepairStatus;
  to: RepairStatus;
  isWaiting: boolean;
  counts: string;
};

type Column = { status: string; count: number };
export type PlacedColumn<Known extends Card> = {
  status: RepairStatus;
  count: number;
  pinned: readonly Known[];
};

/** Tells one reading of the counts from the next. */
export const countsKey = (columns: readonly Column[]): string =>
  columns.map(({ status, count }) => `${status}:${count}`).join();

/**
 * The card as it is to be shown. A read sent before the move may be answered after it: what it says is then older than
 * the card of the pin, and would bring it back to its first column.
 */
export function shownPin<Known extends Card>(pin: Pin<Known>, read: Known | undefined): Known {
  const isOlder = read && epochOf(read.lastUpdateAt) < epochOf(pin.card.lastUpdateAt);
  const card = read && !isOlder ? read : pin.card;
  return pin.isWaiting ? { ...card, status: pin.to } : card;
}

/** The thirteen columns with the pinned cards of each, the latest first, and counts that follow moves at once. */
export function placeColumns<Known extends Card>(
  columns: readonly Column[],
  pins: readonly Pin<Known>[],
  readOf: (id: string) => Known | undefined,
): PlacedColumn<Known>[] {
  const key = countsKey(columns);
  const shown = pins.map((pin) => ({ pin, card: shownPin(pin, readOf(pin.card.id)) }));
  return REPAIR_STATUSES.map((status) => {
    const counted = columns.find((column) => column.status === status)?.count ?? 0;
    const early = pins.filter(({ counts }) => counts === key);
    const gained = early.filter(({ to }) => to === status).length;
    const lost = early.filter(({ from }) => from === status).length;
    return {
      status,
      count: Math.max(counted + gained - lost, 0),
      pinned: shown
        .filter(({ card }) => card.status === status)
        .map(({ card }) => card)
        .toReversed(),
    };
  });
}

export type CardMove<Known extends Card> = { card: Known; to: RepairStatus };

/** The pins after these moves: a card moved again goes on from where it was counted. */
export function pinned<Known extends Card>(
  pins: readonly Pin<Known>[],
  moves: readonly CardMove<Known>[],
  counts: string,
): Pin<Known>[] {
  const ids = new Set(moves.map(({ card }) => card.id));
  const added = moves.flatMap(({ card, to }): Pin<Known>[] => {
    const before = pins.find((pin) => pin.card.id === card.id && pin.counts === counts);
    const from = before?.from ?? card.status;
    return isRepairStatus(from) ? [{ card, from, to, isWaiting: true, counts }] : [];
  });
  return [...pins.filter(({ card }) => !ids.has(card.id)), ...added].slice(-MOST_PINS);
}

/** As many as one request reads by their ids. */
const MOST_PINS = 100;

/** The server has answered for `asked`: those that it changed stay as it says, the others spring back. */
export const settledPins = <Known extends Card>(
  pins: readonly Pin<Known>[],
  asked: ReadonlySet<string>,
  changed: readonly Known[],
): Pin<Known>[] =>
  pins.flatMap((pin) => {
    if (!asked.has(pin.card.id)) return [pin];
    const card = changed.find(({ id }) => id === pin.card.id);
    return card ? [{ ...pin, card, isWaiting: card.status !== pin.to }] : [];
  });
