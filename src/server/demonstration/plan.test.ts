import { describe, expect, test } from "vitest";
import { initialStatus } from "../../domain/catalogue/interventions.ts";
import { REPAIR_STATUSES, type RepairStatus } from "../../domain/repair/status.ts";
import {
  addDays,
  dateOf,
  instantAt,
  parseInstant,
  wallMinutesOf,
  weekdayOf,
  type Instant,
  type LocalDate,
} from "../../domain/time.ts";
import { isOpen, ZONE } from "./hours.ts";
import { storiesOf } from "./plan.ts";
import { DEMO_SHOPS, type DemoShop } from "./shops.ts";
import { OUTCOMES, stepsOf, timeOf, type Outcome, type Story, type Wish } from "./story.ts";

const [garonne, loire, nord] = DEMO_SHOPS;
if (!garonne || !loire || !nord) throw new Error("the demonstration has three shops");
const VISIT_MINUTES = 60;

const instant = (text: string): Instant => {
  const at = parseInstant(text);
  if (!at) throw new Error(`${text} is no instant`);
  return at;
};
const MONDAY = dateOf(instant("2026-11-23T12:00:00Z"), ZONE);
const atWall = (day: LocalDate, clock: string): Instant => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return instantAt(day, hours * 60 + minutes, ZONE);
};

/** What the shop knows at this moment: who calls later is not known yet. */
const toldAt = (shop: DemoShop, now: Instant): Story[] =>
  storiesOf(shop, now).filter(({ asked_at }) => asked_at <= now);

/** Done, under way, to come. */
type Day = readonly [number, number, number];

function dayOf(stories: readonly Story[], user_id: string, now: Instant): Day {
  const minute = wallMinutesOf(now, ZONE);
  const visits = visitsOn(stories, dateOf(now, ZONE)).filter((wish) => wish.user_id === user_id);
  const of = (matches: (wish: Wish) => boolean): number => visits.filter(matches).length;
  return [
    of((wish) => wish.minute + VISIT_MINUTES <= minute),
    of((wish) => wish.minute <= minute && minute < wish.minute + VISIT_MINUTES),
    of((wish) => minute < wish.minute),
  ];
}

const visitsOn = (stories: readonly Story[], day: LocalDate): Wish[] =>
  stories.flatMap(({ wish }) => (wish?.day === day ? [wish] : []));

const techniciansOf = ({ users }: DemoShop) => users.filter(({ bookable }) => bookable);

/** What Karim, Léa and Hugo live at each hour: visits done, under way, to come. */
const WEEKDAY_HOURS = [
  ["09:25", [0, 1, 2], [0, 1, 2], [0, 0, 3]],
  ["11:20", [1, 1, 1], [1, 0, 2], [0, 1, 2]],
  ["14:10", [2, 0, 1], [1, 1, 1], [1, 1, 1]],
  ["16:00", [2, 1, 0], [2, 1, 0], [2, 1, 0]],
  ["19:30", [3, 0, 0], [3, 0, 0], [3, 0, 0]],
] as const;
const SATURDAY_HOURS = [
  ["09:25", [0, 1, 1]],
  ["11:20", [1, 1, 0]],
  ["20:10", [2, 0, 0]],
] as const;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
  (name, ahead) => [name, addDays(MONDAY, ahead)] as const,
);
const SATURDAY = addDays(MONDAY, 5);
const SUNDAY = addDays(MONDAY, 6);

describe.each(WEEKDAYS)("on a %s", (_name, day) => {
  test.each(WEEKDAY_HOURS)("at %s the day of each technician is full", (clock, ...expected) => {
    const now = atWall(day, clock);
    const stories = toldAt(garonne, now);
    // Some call on the morning of their visit: the afternoon is complete at eleven.
    const sure = clock < "11:00" ? 2 : 3;
    const days = techniciansOf(garonne).map(({ id }) => dayOf(stories, id, now).slice(0, sure));
    expect(days).toEqual(expected.map((day) => day.slice(0, sure)));
  });

  test("before the shop opens the whole day is ahead, one visit at least for each", () => {
    const now = atWall(day, "07:30");
    const stories = toldAt(garonne, now);
    for (const { id } of techniciansOf(garonne)) {
      const [done, underWay, toCome] = dayOf(stories, id, now);
      expect([done, underWay]).toEqual([0, 0]);
      expect(toCome).toBeGreaterThanOrEqual(1);
    }
    expect(visitsOn(stories, day).length).toBeGreaterThanOrEqual(7);
  });
});

test.each(SATURDAY_HOURS)("on a Saturday at %s every technician works", (clock, expected) => {
  const now = atWall(SATURDAY, clock);
  const stories = toldAt(garonne, now);
  for (const { id } of techniciansOf(garonne)) expect(dayOf(stories, id, now)).toEqual(expected);
});

describe("on a Sunday, when the shop is closed", () => {
  const onCall = garonne.users.filter(({ on_call }) => on_call);
  const teamAt = (clock: string): Day => {
    const now = atWall(SUNDAY, clock);
    const stories = toldAt(garonne, now);
    return onCall
      .map(({ id }) => dayOf(stories, id, now))
      .reduce(([a, b, c], [done, underWay, toCome]) => [a + done, b + underWay, c + toCome]);
  };

  test.each([
    ["08:30", [0, 0, 3]],
    ["09:45", [0, 1, 2]],
    ["11:20", [1, 1, 1]],
    ["15:00", [2, 1, 0]],
    ["17:20", [3, 1, 0]],
    ["20:10", [4, 0, 0]],
  ])("at %s those on call share the urgent visits", (clock, expected) => {
    expect(teamAt(clock)).toEqual(expected);
  });

  test("only those on call go, within their hours, for what the desk did not plan", () => {
    const stories = toldAt(garonne, atWall(SUNDAY, "20:10"));
    const visits = stories.filter(({ wish }) => wish?.day === SUNDAY);
    expect(visits.length).toBeGreaterThanOrEqual(4);
    for (const { wish, by } of visits) {
      expect(onCall.map(({ id }) => id)).toContain(wish?.user_id);
      expect([wish?.on_call, by]).toEqual([true, "desk"]);
    }
  });

  test("the week that begins is planned already", () => {
    const stories = toldAt(garonne, atWall(SUNDAY, "20:10"));
    const tomorrow = visitsOn(stories, addDays(SUNDAY, 1));
    expect(tomorrow.length).toBeGreaterThanOrEqual(6);
    expect(new Set(tomorrow.map(({ user_id }) => user_id)).size).toBe(3);
  });
});

test("a public holiday in the week is lived as a Sunday: the technicians on call, urgent visits", () => {
  const now = atWall(dateOf(instant("2026-11-11T12:00:00Z"), ZONE), "15:00");
  const visits = visitsOn(toldAt(garonne, now), dateOf(now, ZONE));
  expect(visits.length).toBeGreaterThanOrEqual(3);
  expect(visits.every(({ on_call }) => on_call)).toBe(true);
});

test("a shop of one person has visits on each of its days, and on call on Sunday if it is", () => {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(MONDAY, ahead);
    const visits = visitsOn(toldAt(nord, atWall(day, "17:20")), day);
    expect(visits.length).toBeGreaterThanOrEqual(isOpen(nord, day) ? 2 : 1);
    expect(visitsOn(toldAt(loire, atWall(day, "17:20")), day).length).toBe(
      isOpen(loire, day) ? 2 : 0,
    );
  }
});

/** Where a repair stands once its story has come to this outcome. */
const STATUS_OF: Record<Exclude<Outcome, "to quote">, RepairStatus> = {
  collected: "Livraison / Enlèvement",
  drafted: "Devis à envoyer",
  "ready to send": "Devis à envoyer",
  sent: "Devis en attente Client",
  expired: "Devis en attente Client",
  refused: "Devis refusé",
  accepted: "Devis accepté",
  "accepted after revision": "Devis accepté",
  "waiting for parts": "Attente de pièces",
  ready: "Prêt à réparer",
  testing: "En essai",
  repaired: "Réparé",
  invoiced: "Attente de réglement",
  "partly paid": "Attente de réglement",
  paid: "Terminer/Archivé",
  "came back": "Terminer/Archivé",
  credited: "Terminer/Archivé",
};

const statusOf = ({ outcome, kind }: Story): RepairStatus =>
  outcome === "to quote" ? initialStatus(kind) : STATUS_OF[outcome];

const INVOICED: readonly Outcome[] = ["invoiced", "partly paid", "paid", "came back", "credited"];
const hours = ["07:30", "10:20", "14:50", "20:10"];
const MOMENTS = Array.from({ length: 7 }, (_, ahead) => addDays(MONDAY, ahead)).flatMap((day) =>
  hours.map((clock) => [weekdayOf(day), clock, atWall(day, clock)] as const),
);
/** Through a year, so that holidays, long weekends and both clock changes are met. */
const YEAR = Array.from({ length: 14 }, (_, turn) => addDays(MONDAY, turn * 27 + 3)).map(
  (day) => [day, "10:20", atWall(day, "10:20")] as const,
);

describe("what was promised is there", () => {
  test.each([...MOMENTS, ...YEAR])("on day %s at %s", (_day, _clock, now) => {
    const stories = DEMO_SHOPS.flatMap((shop) => toldAt(shop, now));
    const big = toldAt(garonne, now);
    expect(stories.length).toBeGreaterThanOrEqual(95);
    expect(new Set(stories.map(({ client }) => client.id)).size).toBeGreaterThanOrEqual(62);
    const quoted = stories.filter((story) => stepsOf(story).includes("draft quote"));
    expect(quoted.length).toBeGreaterThanOrEqual(35);
    const invoiced = stories.filter(({ outcome }) => INVOICED.includes(outcome));
    expect(invoiced.length).toBeGreaterThanOrEqual(20);
    const statuses = new Set(big.map(statusOf));
    // A call that was cut off has no appointment: it stays a draft.
    const drafts = big.filter(({ wish }) => wish === null);
    expect(drafts.length).toBeGreaterThanOrEqual(2);
    expect([...statuses, "Brouillon"].sort()).toEqual(
      expect.arrayContaining([...REPAIR_STATUSES].sort()),
    );
  });
});

describe("each story", () => {
  const now = atWall(addDays(MONDAY, 2), "15:10");
  const stories = toldAt(garonne, now);

  test("has a name of its own, and is the same whenever it is told", () => {
    expect(new Set(stories.map(({ label }) => label)).size).toBe(stories.length);
    expect(toldAt(garonne, now)).toEqual(stories);
  });

  test("is asked for before its visit", () => {
    for (const { asked_at, wish } of stories)
      if (wish) expect(asked_at < instantAt(wish.day, wish.minute, ZONE)).toBe(true);
  });

  test("goes to a technician of the trade, on a day and at an hour when he works", () => {
    for (const { wish, breakdown } of stories) {
      if (!wish) continue;
      const user = garonne.users.find(({ id }) => id === wish.user_id);
      expect(user?.skills).toContain(breakdown.category_id);
      expect(isOpen(garonne, wish.day)).toBe(!wish.on_call);
    }
  });

  test("has come to an outcome that had the time to happen", () => {
    for (const story of stories) {
      const { wish, outcome } = story;
      if (!wish || OUTCOMES[outcome].length === 0 || outcome === "collected") continue;
      const visited = instantAt(wish.day, wish.minute + VISIT_MINUTES, ZONE);
      const last = stepsOf(story).reduce<Instant>(
        (previous_at, name) => timeOf(story, { shop: garonne, name, previous_at }),
        visited,
      );
      expect(last <= now).toBe(true);
    }
  });

  test("is asked for online by some, on the telephone by others; a company always calls", () => {
    const by = (who: Story["by"]): Story[] => stories.filter((story) => story.by === who);
    expect(by("client").length).toBeGreaterThanOrEqual(15);
    expect(by("desk").length).toBeGreaterThanOrEqual(15);
    for (const { client } of by("client"))
      expect([client.email === "", client.siren]).toEqual([false, ""]);
  });

  test("has photos only around today and only in the large shop", () => {
    expect(stories.filter(({ photographed }) => photographed).length).toBeGreaterThanOrEqual(8);
    for (const shop of [loire, nord])
      expect(toldAt(shop, now).some(({ photographed }) => photographed)).toBe(false);
  });
});
