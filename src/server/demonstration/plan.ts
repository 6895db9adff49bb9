/** What happens in a demonstration shop: who asks for what, when, and how it ends, in days from today. */
import { openingOn, weekHoursOn } from "../../domain/agenda/opening.ts";
import type { InterventionName } from "../../domain/catalogue/interventions.ts";
import {
  addDays,
  addMinutes,
  dateOf,
  datesFrom,
  daysBetween,
  instantAt,
  type Instant,
  type LocalDate,
} from "../../domain/time.ts";
import { BREAKDOWNS } from "./breakdowns.ts";
import { inTurn, numberOf, pick } from "./chance.ts";
import { clientsOf, type DemoClient } from "./client.ts";
import { isOpen, openingOf, within, ZONE } from "./hours.ts";
import { PHOTOGRAPHED_MODELS } from "./photos.ts";
import type { DemoShop, DemoUser } from "./shops.ts";
import { stepsOf, timeOf, type Outcome, type Story, type Wish } from "./story.ts";

const DAYS_AFTER = 12;
/** Older than this, most repairs have come to their end. */
const RECENT_DAYS = 6;
/** Days around today that are as full as they can be, weekends included. */
const BUSY_DAYS = 3;
const VISIT_MINUTES = 60;

/** Each story takes the first outcome whose steps fit before now; that outcome then goes to the end of the list. */
const RECENT: readonly Outcome[] = [
  "sent",
  "testing",
  "invoiced",
  "waiting for parts",
  "ready to send",
  "paid",
  "repaired",
  "accepted",
  "refused",
  "expired",
  "partly paid",
  "ready",
  "drafted",
  "waiting for parts",
  "accepted after revision",
  "to quote",
];
const OLD: readonly Outcome[] = [
  "came back",
  "invoiced",
  "paid",
  "partly paid",
  "paid",
  "credited",
  "paid",
];

/** Of a shop of one person, which has few: most are paid, so that its page has reviews. */
const OLD_ALONE: readonly Outcome[] = ["paid", "paid", "invoiced", "paid", "partly paid"];

export function storiesOf(shop: DemoShop, now: Instant): Story[] {
  const today = dateOf(now, ZONE);
  const clients = clientsOf(shop);
  const wishes = datesFrom(addDays(today, -shop.days), shop.days + DAYS_AFTER + 1).flatMap((day) =>
    isOpen(shop, day) ? ordinaryDay(shop, { day, today }) : onCallDay(shop, { day, today }),
  );
  const outcomes = { recent: [...RECENT], old: [...(shop.users.length > 1 ? OLD : OLD_ALONE)] };
  const visits = wishes.map((wish, rank) => {
    const story = visitStory({ shop, today, clients }, wish, rank);
    const untold = daysBetween(wish.day, today) > RECENT_DAYS ? outcomes.old : outcomes.recent;
    return { ...story, outcome: outcomeOf(story, { shop, now, untold }) };
  });
  return [...visits, ...interruptedCalls({ shop, today, clients })];
}

type Day = { day: LocalDate; today: LocalDate };

/** Where the windows begin that the shop offers, so that each technician has a rhythm of his own. */
const RHYTHMS: readonly (readonly number[])[] = [
  [540, 660, 930],
  [540, 810, 930],
  [660, 810, 930],
];
const SATURDAY = [540, 660];

function ordinaryDay(shop: DemoShop, { day, today }: Day): Wish[] {
  const mornings = openingOn(openingOf(shop), day).length === 1;
  return shop.users
    .filter(({ bookable }) => bookable)
    .flatMap(({ id: user_id }, index) =>
      latest(
        mornings ? SATURDAY : inTurn(RHYTHMS, index),
        countOn(shop, daysBetween(day, today), index),
      ).map((minute) => ({ user_id, day, minute, on_call: false })),
    );
}

const latest = (minutes: readonly number[], count: number): readonly number[] =>
  count === 0 ? [] : minutes.slice(-count);

/** Visits of one technician on a day so many days ago: most around today, ever fewer before and after. */
function countOn({ visits }: DemoShop, age: number, index: number): number {
  if (age >= -BUSY_DAYS && age <= BUSY_DAYS) return visits;
  if (age <= RECENT_DAYS) return 1;
  return (age + index) % 2;
}

/** What cannot wait for the shop to open: a leak, a house without heating, a freezer. */
const ON_CALL_MINUTES = [570, 660, 870, 1020] as const;

function onCallDay({ users }: DemoShop, { day, today }: Day): Wish[] {
  const onCall = users.filter(({ on_call }) => on_call);
  const ahead = daysBetween(today, day);
  if (onCall.length === 0 || ahead > 1 || ahead < -RECENT_DAYS) return [];
  return ON_CALL_MINUTES.map((minute, rank) => ({ user: inTurn(onCall, rank), minute }))
    .filter(({ user, minute }) => works(user, day, minute))
    .map(({ user, minute }) => ({ user_id: user.id, day, minute, on_call: true }));
}

const works = ({ working_hours }: DemoUser, day: LocalDate, minute: number): boolean =>
  weekHoursOn(working_hours, day).some(
    ({ from, to }) => from <= minute && minute + VISIT_MINUTES <= to,
  );

type Cast = { shop: DemoShop; today: LocalDate; clients: readonly DemoClient[] };

function visitStory({ shop, today, clients }: Cast, wish: Wish, rank: number): Story {
  const label = `${shop.slug} story ${rank}`;
  const client = inTurn(clients, rank);
  const by =
    wish.on_call || !client.email || client.siren || numberOf(label, 9) > 4 ? "desk" : "client";
  const asked = { label, by } as const;
  const breakdown = pick(breakdownsFor(shop, wish.user_id), label);
  const age = daysBetween(wish.day, today);
  const kind = kindAt(rank);
  return {
    ...asked,
    asked_at: wish.on_call ? urgentCallAt(wish, rank) : askedAt(shop, wish, asked),
    client,
    breakdown,
    kind,
    wish,
    photographed: isPhotographed(shop, age) && PHOTOGRAPHED_MODELS.has(breakdown.model),
    outcome: "to quote",
  };
}

const isPhotographed = ({ clients }: DemoShop, age: number): boolean =>
  clients > 20 && age <= RECENT_DAYS + 1;

function kindAt(rank: number): InterventionName {
  if (rank % 13 === 4) return "Livraison / Enlèvement";
  return rank % 13 === 9 ? "Réparation" : "Diagnostic / Devis";
}

type Ending = { shop: DemoShop; now: Instant; untold: Outcome[] };

function outcomeOf(story: Story, { shop, now, untold }: Ending): Outcome {
  if (story.kind === "Livraison / Enlèvement") return "collected";
  if (visitEnd(story) > now) return "to quote";
  const rank = untold.findIndex((outcome) => endOf({ ...story, outcome }, shop) < now);
  const [outcome] = rank === -1 ? [] : untold.splice(rank, 1);
  if (outcome) untold.push(outcome);
  return outcome ?? "to quote";
}

/** When its last step comes, if its visit is at the hour wished or a little later. */
function endOf(story: Story, shop: DemoShop): Instant {
  return stepsOf(story).reduce<Instant>(
    (previous_at, name) => timeOf(story, { shop, name, previous_at }),
    visitEnd(story),
  );
}

const visitEnd = ({ wish, asked_at }: Story): Instant =>
  wish ? instantAt(wish.day, wish.minute + 2 * VISIT_MINUTES, ZONE) : asked_at;

/** No slot is offered sooner. */
const NOTICE_MINUTES = 120;
/** Days between a request and its visit. */
const LEADS = [1, 2, 3, 4, 3, 5, 2, 6, 4, 7] as const;

/** In the days before the visit, and before a closure that lasts until then; for an afternoon, some the same morning. */
function askedAt(
  shop: DemoShop,
  { day, minute }: Wish,
  { label, by }: Pick<Story, "label" | "by">,
): Instant {
  const sameDay = minute >= 810 && numberOf(`${label} today`, 6) === 0;
  const hour = sameDay ? 525 + numberOf(`${label} hour`, 60) : 480 + numberOf(`${label} hour`, 720);
  const late = 3 + numberOf(`${label} late`, 90);
  const visit_at = instantAt(day, minute, ZONE);
  for (let lead = sameDay ? 0 : pick(LEADS, `${label} lead`); ; lead++) {
    const at = instantAt(addDays(day, -lead), hour, ZONE);
    const asked_at = by === "client" ? at : within(openingOf(shop), at, late);
    if (addMinutes(asked_at, NOTICE_MINUTES) <= visit_at) return asked_at;
  }
}

/** The evening before; for the last visit, an hour before. */
const urgentCallAt = ({ day, minute }: Wish, rank: number): Instant =>
  minute < 1_000
    ? instantAt(addDays(day, -1), 1_150 + (rank % 5) * 17, ZONE)
    : addMinutes(instantAt(day, minute, ZONE), -75);

const INTERRUPTED_CALLS = [3, 4, 6] as const;

/** The line was cut off: who it was and what for is known, not when to come. */
const interruptedCalls = ({ shop, today, clients }: Cast): Story[] =>
  INTERRUPTED_CALLS.map((days, rank) => {
    const label = `${shop.slug} call ${rank}`;
    const at = instantAt(addDays(today, -days), 605 + rank * 37, ZONE);
    return {
      label,
      asked_at: within(openingOf(shop), at, 20),
      by: "desk",
      client: inTurn(clients, 5 + rank * 3),
      breakdown: pick(breakdownsFor(shop, null), label),
      kind: "Diagnostic / Devis",
      wish: null,
      photographed: false,
      outcome: "to quote",
    };
  });

/** What this technician repairs, or anybody of the shop. */
function breakdownsFor({ users }: DemoShop, user_id: string | null) {
  const skills = users
    .filter(({ id }) => user_id === null || id === user_id)
    .flatMap((user) => user.skills);
  return BREAKDOWNS.filter(({ category_id }) => skills.includes(category_id));
}
