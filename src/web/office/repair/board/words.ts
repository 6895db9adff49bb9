/** What the board says: a card's lines, where cards went, and why some stayed. */
import { fullName } from "../../../../domain/client/names.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { peopleOf } from "../../../../domain/repair/board/people.ts";
import { isLate } from "../../../../domain/repair/late.ts";
import type { NextStep } from "../../../../domain/repair/next-step.ts";
import { comingVisit } from "../../../../domain/repair/planned-visit.ts";
import { waitsForVisit } from "../../../../domain/repair/unplanned/waits.ts";
import { initials } from "../../../../domain/shop/initials.ts";
import {
  epochOf,
  formatSoon,
  toInstant,
  type Instant,
  type Zone,
} from "../../../../domain/time.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { stepOf } from "../step-of.ts";
import { waitedText } from "../waited.ts";
import type { BoardCard } from "./query.ts";

type User = { id: string; firstname: string; lastname: string; color: string };
/** Who looks, and when: epoch milliseconds. */
export type Reader = { now: number; zone: Zone; users: readonly User[] };
export type Person = { id: string; name: string; initials: string; color: string };

export type CardLines = {
  title: string;
  client: string;
  /** Empty when the title already is the machine. */
  device: string;
  visit: string;
  /** Its client waits for a visit that is not planned. */
  waits: boolean;
  since: string;
  isLate: boolean;
  updated: string;
  people: Person[];
  step: NextStep;
};

export function cardLines(card: BoardCard, { now, zone, users }: Reader): CardLines {
  const clock = { now: toInstant(now), zone };
  const userOf = (id: string) => users.find((user) => user.id === id);
  const visits = card.events.map((event) => ({ ...event, people: [] }));
  const coming = comingVisit(visits, clock);
  const device = card.appliance ? applianceLabel(card.appliance) : "";
  const fault = card.fault || firstLine(card.description);
  return {
    title: fault || device || card.intervention_type,
    client: fullName(card.client),
    device: fault ? device || card.intervention_type : "",
    visit: coming ? capital(formatSoon(coming.start_at, clock.now, zone)) : "",
    waits: waitsForVisit(card, clock.now),
    since: waitedText(card.statusFrom, now),
    isLate: isLate(card, now),
    updated: updatedText(card.lastUpdateAt, now),
    people: peopleOf(card).flatMap((id) => personOf(userOf(id))),
    step: stepOf(card, (id) => userOf(id)?.firstname ?? "", clock),
  };
}

const personOf = (user: User | undefined): Person[] =>
  user ? [{ id: user.id, name: fullName(user), initials: initials(user), color: user.color }] : [];

const firstLine = (text: string): string => text.split("\n")[0] ?? "";
const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase("fr") + text.slice(1);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** « màj il y a 5 min »: the last update of the repair. `now` in epoch milliseconds. */
export function updatedText(at: Instant, now: number): string {
  const passed = Math.max(now - epochOf(at), 0);
  if (passed < MINUTE) return "màj à l’instant";
  if (passed < HOUR) return `màj il y a ${Math.floor(passed / MINUTE)}\u00a0min`;
  if (passed < DAY) return `màj il y a ${Math.floor(passed / HOUR)}\u202fh`;
  return `màj il y a ${Math.floor(passed / DAY)}\u202fj`;
}

type Named = Pick<BoardCard, "client" | "reference">;

export const cardName = ({ client, reference }: Named): string =>
  `${fullName(client)}, ${reference}`;

/** « Marie DUPONT, R2026-00012 : Réparé » */
export const movedText = (cards: readonly Named[], to: string): string =>
  `${manyText(cards)}\u00a0: ${to}`;

export const manyText = (cards: readonly Named[]): string => {
  const [only] = cards;
  return cards.length === 1 && only ? cardName(only) : `${cards.length} réparations`;
};

type Unchanged = { refused: string; repair: Named | null };

/** The repairs that stayed, by name, under each reason. */
export function unchangedText(unchanged: readonly Unchanged[]): string {
  const byReason = Map.groupBy(unchanged, ({ refused }) => refused);
  return [...byReason]
    .map(([refused, those]) => {
      const names = those.flatMap(({ repair }) => (repair ? [cardName(repair)] : []));
      return [names.join("\u202f; "), refusalText(refused)].filter(Boolean).join("\u00a0: ");
    })
    .join("\n");
}
