/** What comes back: made in one go, respected by the slots, changed and taken out alone or with what follows. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ABSENCE_KIND } from "../../../domain/agenda/event.ts";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { HUGO, KARIM, LEA } from "../../../../test/shop/garonne.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z");

type Series = { every: string; until: string; skipped: string[]; following: number };
type Saved = {
  id: string;
  start_at: string;
  series: Series | null;
  refused?: string;
  detail?: Record<string, unknown>;
};
const FIELDS = "id start_at end_at assigned_to notes series { every until skipped following }";
type Repeat = { every: string; until: string };

const save = (input: object, more: { repeat?: Repeat; following?: boolean } = {}, who = marc) =>
  attempt<Saved>(
    `mutation ($input: EventInput!, $repeat: RepeatInput, $following: Boolean) {
      result: upsertEvent(input: $input, repeat: $repeat, following: $following) { ${FIELDS} } }`,
    { input, ...more },
    who,
  );
/** The same, which must succeed. */
const made = async (...asked: Parameters<typeof save>): Promise<Saved> => {
  const saved = await save(...asked);
  if (!("series" in saved)) throw new Error(JSON.stringify(saved));
  return saved;
};
const remove = (id: string, following: boolean) =>
  attempt<{ id: string }>(
    `mutation ($id: ID!, $following: Boolean) { result: removeEvent(id: $id, following: $following) { id } }`,
    { id, following },
  );
const startsOf = async (notes: string, who = marc): Promise<string[]> => {
  const query = `query ($from: Instant!, $to: Instant!) {
    events(from: $from, to: $to) { start_at notes } }`;
  const period = { from: "2027-01-01T00:00:00Z", to: "2027-12-31T00:00:00Z" };
  const { events } = await ask<{ events: { start_at: string; notes: string }[] }>(
    query,
    period,
    who,
  );
  return events.filter((event) => event.notes === notes).map(({ start_at }) => start_at);
};
const at = (date: string, hour: number) =>
  new Date(`${date}T${String(hour).padStart(2, "0")}:00:00Z`).toISOString();
/** An absence of a morning on a Monday of the winter, for these people. */
const absence = (date: string, facts: object = {}) => ({
  id: randomUUID(),
  start_at: at(date, 8),
  end_at: at(date, 11),
  kind: ABSENCE_KIND,
  assigned_to: [KARIM.id],
  notes: randomUUID(),
  ...facts,
});
const EVERY_WEEK = { every: "week", until: "2027-02-01" };

describe("an absence that comes back", () => {
  it("is made for all its people, at the same hour of the clock, summer and winter", async () => {
    const given = absence("2027-03-15", { assigned_to: [KARIM.id, LEA.id] });
    const saved = await made(given, { repeat: { every: "two-weeks", until: "2027-04-26" } });
    expect(saved.series).toEqual({
      every: "two-weeks",
      until: "2027-04-26",
      skipped: [],
      following: 3,
    });
    expect(await startsOf(given.notes)).toEqual([
      at("2027-03-15", 8),
      at("2027-03-29", 7),
      at("2027-04-12", 7),
      at("2027-04-26", 7),
    ]);
  });

  it("is made once by requests that are sent again, one after the other or at the same time", async () => {
    const given = absence("2027-06-07", { assigned_to: [HUGO.id] });
    const repeat = { every: "week", until: "2027-06-21" };
    const twice = await Promise.all([made(given, { repeat }), made(given, { repeat })]);
    for (const saved of [...twice, await made(given, { repeat })])
      expect(saved.series).toEqual({ ...repeat, skipped: [], following: 2 });
    expect(await startsOf(given.notes)).toEqual([
      at("2027-06-07", 8),
      at("2027-06-14", 8),
      at("2027-06-21", 8),
    ]);
  });

  it("does not come back in two ways", async () => {
    const given = absence("2027-07-05", { assigned_to: [HUGO.id] });
    await made(given, { repeat: { every: "week", until: "2027-07-19" } });
    const other = { repeat: { every: "two-weeks", until: "2027-07-19" } };
    expect(await save(given, other)).toMatchObject({
      refused: "bad-input",
      detail: { every: "Ce rendez-vous revient déjà, d’une autre façon." },
    });
  });

  it("leaves out the days on which a person is taken, and says which", async () => {
    const taken = absence("2027-01-18", { kind: "Autre" });
    await save(taken);
    const given = absence("2027-01-11");
    const saved = await made(given, { repeat: EVERY_WEEK });
    expect(saved.series).toMatchObject({ skipped: ["2027-01-18"], following: 2 });
    expect(await startsOf(given.notes)).toEqual([
      at("2027-01-11", 8),
      at("2027-01-25", 8),
      at("2027-02-01", 8),
    ]);
  });

  it("closes the slots of its hours", async () => {
    const given = absence("2027-05-03", { assigned_to: [HUGO.id] });
    await save(given, { repeat: { every: "week", until: "2027-05-31" } });
    const query = `query ($input: SlotsInput!) { freeSlots(input: $input) { slots { start_at } } }`;
    const asked = { kind: "Réparation", where: "Chez le client", zip: "31700", city: "Blagnac" };
    const input = { ...asked, category_id: "plomberie", first: "2027-05-24", days: 1 };
    const { freeSlots } = await ask<{ freeSlots: { slots: { start_at: string }[] } }>(query, {
      input,
    });
    const starts = freeSlots.slots.map(({ start_at }) => start_at);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.filter((start) => start < at("2027-05-24", 11))).toEqual([]);
    const taken = absence("2027-05-24", { assigned_to: [HUGO.id] });
    expect(await save(taken)).toMatchObject({ refused: "slot-taken" });
  });

  it.each<[string, object, Repeat, string]>([
    ["without an end", {}, { every: "week", until: "2027-06-07" }, "until"],
    ["of an unknown kind", {}, { every: "hour", until: "2027-07-07" }, "every"],
  ])("%s is refused, and nothing is kept", async (_, facts, repeat, field) => {
    const given = absence("2027-06-07", facts);
    expect(await save(given, { repeat })).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
    expect(await startsOf(given.notes)).toEqual([]);
  });

  it("is never the visit of a repair", async () => {
    const { repair_id } = await openRepair(doors().database);
    const given = absence("2027-06-07", { kind: "Réparation", repair_id });
    const repeat = { every: "week", until: "2027-07-07" };
    expect(await save(given, { repeat })).toMatchObject({ refused: "bad-input" });
  });

  it("stays in its shop", async () => {
    const given = absence("2027-06-14");
    await save(given, { repeat: { every: "week", until: "2027-06-28" } });
    expect(await startsOf(given.notes)).toHaveLength(3);
    expect(await startsOf(given.notes, nadia)).toEqual([]);
    const moved = { ...given, assigned_to: [] };
    expect(await save(moved, { following: true }, nadia)).toHaveProperty("refused");
  });
});

/** Four Mondays of that month. */
const fourMondays = async (month: string) => {
  const given = absence(`2027-${month}`, { assigned_to: [LEA.id] });
  const first = new Date(given.start_at);
  const until = new Date(first.getTime() + 21 * 86_400_000).toISOString().slice(0, 10);
  await save(given, { repeat: { every: "week", until } });
  const starts = await startsOf(given.notes);
  expect(starts).toHaveLength(4);
  return { given, starts };
};
const idsOf = async (notes: string): Promise<string[]> =>
  (
    await doors().database.asOwner<{ id: string }>(
      "select id from app.event where notes = $1 order by start_at",
      [notes],
    )
  ).map(({ id }) => id);
const later = (start: string | undefined, hours: number): string =>
  new Date(Date.parse(start ?? "") + hours * 3_600_000).toISOString();

describe("one event of a series", () => {
  it("changed alone leaves the others where they are, and stays when they change", async () => {
    const { given, starts } = await fourMondays("07-05");
    const [, , third] = await idsOf(given.notes);
    const alone = { start_at: later(starts[2], 6), end_at: later(starts[2], 9) };
    await save({ ...given, id: third, ...alone });
    const all = { start_at: later(starts[0], 1), end_at: later(starts[0], 4) };
    await save({ ...given, ...all }, { following: true });
    expect(await startsOf(given.notes)).toEqual([
      later(starts[0], 1),
      later(starts[1], 1),
      later(starts[2], 6),
      later(starts[3], 1),
    ]);
  });

  it("changed with what follows leaves what came before, and moves the whole to another day", async () => {
    const { given, starts } = await fourMondays("08-02");
    const [, second] = await idsOf(given.notes);
    const moved = { start_at: later(starts[1], 24), end_at: later(starts[1], 27) };
    const saved = await made({ ...given, id: second, ...moved }, { following: true });
    expect(saved.series).toMatchObject({ following: 2 });
    expect(await startsOf(given.notes)).toEqual([
      starts[0],
      later(starts[1], 24),
      later(starts[2], 24),
      later(starts[3], 24),
    ]);
  });

  it("what went to another day with others is of the series as before: it follows the next change too", async () => {
    const { given, starts } = await fourMondays("02-08");
    const [, second] = await idsOf(given.notes);
    const tuesday = { start_at: later(starts[1], 24), end_at: later(starts[1], 27) };
    await save({ ...given, id: second, ...tuesday }, { following: true });
    const longer = { start_at: starts[0], end_at: later(starts[0], 4) };
    await save({ ...given, ...longer }, { following: true });
    const rows = await doors().database.asOwner<{ start_at: string; duration: number }>(
      "select start_at, duration from app.event where notes = $1 order by start_at",
      [given.notes],
    );
    expect(rows.map(({ duration }) => duration)).toEqual([240, 240, 240, 240]);
    expect(rows[1]?.start_at).toBe(later(starts[1], 24));
  });

  it("those that follow may take each other's hours", async () => {
    const { given, starts } = await fourMondays("05-31");
    const [, second] = await idsOf(given.notes);
    const alone = { start_at: later(starts[1], 30), end_at: later(starts[1], 33) };
    await save({ ...given, id: second, ...alone });
    const week = { start_at: starts[1], end_at: later(starts[1], 3) };
    await made({ ...given, ...week }, { following: true });
    expect(await startsOf(given.notes)).toEqual([
      starts[1],
      later(starts[1], 30),
      starts[3],
      later(starts[3], 7 * 24),
    ]);
  });

  it("changed with what follows is refused whole when one of them meets an appointment", async () => {
    const { given, starts } = await fourMondays("09-06");
    const visit = { start_at: later(starts[2], 4), end_at: later(starts[2], 5), notes: "visite" };
    await save({ ...absence("2027-09-20", { assigned_to: [LEA.id], kind: "Autre" }), ...visit });
    const all = { start_at: later(starts[0], 2), end_at: later(starts[0], 5) };
    expect(await save({ ...given, ...all }, { following: true })).toMatchObject({
      refused: "slot-taken",
      detail: { collisions: [{ start_at: visit.start_at }] },
    });
    expect(await startsOf(given.notes)).toEqual(starts);
  });

  it("taken out alone leaves the others; put back, it is of its series again", async () => {
    const { given, starts } = await fourMondays("10-04");
    const [, second] = await idsOf(given.notes);
    await remove(second ?? "", false);
    expect(await startsOf(given.notes)).toEqual([starts[0], starts[2], starts[3]]);
    const back = { ...given, id: second, start_at: starts[1], end_at: later(starts[1], 3) };
    expect((await made(back)).series).toMatchObject({ following: 2 });
  });

  it("taken out with what follows ends the series", async () => {
    const { given, starts } = await fourMondays("11-08");
    const [first, , third] = await idsOf(given.notes);
    await remove(third ?? "", true);
    expect(await startsOf(given.notes)).toEqual(starts.slice(0, 2));
    const kept = await made({ ...given, id: first, notes: given.notes });
    expect(kept.series).toMatchObject({ until: "2027-11-21", following: 1 });
  });
});
