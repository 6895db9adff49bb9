/** What the shop shares: named by its owner, and held by one appointment at a time, even when two people plan at once. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../../../domain/agenda/event.ts";
import { toInstant, type Instant } from "../../../domain/time.ts";
import { clientScope } from "../../shop/store.ts";
import { insertEvent, lockTime } from "../store.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z");

type Named = { id: string; name: string; kind: string; in_use: boolean };
type Listed = Named & { removed: boolean; planned: number };
type Answer = Partial<Listed> & { refused?: string; detail?: unknown };
const FIELDS =
  "... on Resource { id name kind in_use removed planned } ... on Refusal { refused detail }";

const keep = async (input: object, who = marc): Promise<Answer> =>
  (
    await ask<{ result: Answer }>(
      `mutation ($input: ResourceInput!) { result: saveResource(input: $input) { ${FIELDS} } }`,
      { input },
      who,
    )
  ).result;
const takeOut = async (id: string, who = marc): Promise<Answer> =>
  (
    await ask<{ result: Answer }>(
      `mutation ($id: ID!) { result: removeResource(id: $id) { ${FIELDS} } }`,
      { id },
      who,
    )
  ).result;
const listed = async (who = marc): Promise<Listed[]> =>
  (
    await ask<{ resources: Listed[] }>(
      "query { resources { id name kind in_use removed planned } }",
      {},
      who,
    )
  ).resources;

let count = 0;
/** Another van for each story. */
const van = (facts: Partial<Named> = {}): Named => ({
  id: randomUUID(),
  name: `Camionnette ${++count}`,
  kind: "vehicle",
  in_use: true,
  ...facts,
});
const shared = async (): Promise<Named> => {
  const resource = van();
  expect(await keep(resource)).toMatchObject(resource);
  return resource;
};

type Saved = { id: string; start_at: string; resource_ids: string[] };
type More = { repeat?: { every: string; until: string }; following?: boolean };
const plan = (input: object, more: More = {}, who = marc) =>
  attempt<Saved>(
    `mutation ($input: EventInput!, $repeat: RepeatInput, $following: Boolean) {
      result: upsertEvent(input: $input, repeat: $repeat, following: $following) {
        id start_at resource_ids series { skipped following } } }`,
    { input, ...more },
    who,
  );
const EVENT = `query ($id: ID!) { event(id: $id) { id start_at resource_ids } }`;
const stored = async (id: string): Promise<Saved | null> =>
  (await ask<{ event: Saved | null }>(EVENT, { id })).event;

const idAt = async (start_at: string): Promise<string> => {
  const rows = await doors().database.asOwner<{ id: string }>(
    "select id from app.event where start_at = $1",
    [start_at],
  );
  return rows[0]?.id ?? "";
};

let day = 0;
const morning = (): string => new Date(Date.UTC(2027, 2, ++day, 8)).toISOString();
const later = (start: string, hours: number): string =>
  new Date(Date.parse(start) + hours * 3_600_000).toISOString();
/** An hour of Karim, with these things. */
const visit = (start_at: string, resource_ids: string[], facts: Partial<AgendaEvent> = {}) => ({
  id: randomUUID(),
  start_at,
  end_at: later(start_at, 1),
  kind: "Autre",
  assigned_to: [KARIM.id],
  resource_ids,
  ...facts,
});
const instant = (text: string): Instant => toInstant(Date.parse(text));
const garonne = () => {
  const scope = clientScope(GARONNE.id);
  if (!scope) throw new Error("Atelier Garonne is not there");
  return scope;
};
/** How many transactions wait for another. */
const waiting = async (): Promise<number> => {
  const rows = await doors().database.asOwner(
    "select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
  );
  return rows.length;
};
const lea = { assigned_to: [LEA.id] };

describe("a shared resource", () => {
  it("is named by the owner, renamed, put out of use; sent twice it is one", async () => {
    const { id, ...first } = await shared();
    await keep({ id, ...first });
    const name = `${first.name} blanche`;
    expect(await keep({ id, ...first, name, base: first })).toMatchObject({ name });
    const out = await keep({ id, ...first, in_use: false, base: first });
    expect(out).toMatchObject({ name, in_use: false, planned: 0 });
    expect((await listed()).filter((one) => one.id === id)).toEqual([out]);
  });

  it.each<[string, object, object]>([
    ["without a name", { name: " " }, { refused: "bad-input" }],
    ["of an unknown kind", { kind: "boat" }, { refused: "bad-input" }],
  ])("%s is refused", async (_, facts, refusal) => {
    expect(await keep({ ...van(), ...facts })).toMatchObject(refusal);
  });

  it("is found by its name, accents or not", async () => {
    const names = ["Zébra", "établi", "Échelle"].map((name) => `${name} ${randomUUID()}`);
    for (const name of names) await keep(van({ name }));
    const found = (await listed()).map(({ name }) => name).filter((name) => names.includes(name));
    expect(found).toEqual(names.toReversed());
  });

  it("has a name of its own, which is free again once it is removed", async () => {
    const { id, name } = await shared();
    expect(await keep(van({ name: name.toUpperCase() }))).toMatchObject({
      refused: "resource-name-taken",
    });
    await takeOut(id);
    expect(await keep(van({ name }))).toMatchObject({ name });
  });

  it("renamed by two people at once is a conflict", async () => {
    const { id, ...base } = await shared();
    await keep({ id, ...base, name: `${base.name} A`, base });
    expect(await keep({ id, ...base, name: `${base.name} B`, base })).toMatchObject({
      refused: "changed-meanwhile",
      detail: { conflicts: [{ field: "name", theirs: `${base.name} A` }] },
    });
  });

  it("is changed by the owner alone, and stays in its shop", async () => {
    const { id, ...rest } = await shared();
    expect(await keep({ id, ...rest }, karim)).toEqual({ refused: "not-allowed", detail: null });
    expect(await takeOut(id, karim)).toMatchObject({ refused: "not-allowed" });
    expect((await listed(nadia)).map((one) => one.id)).not.toContain(id);
    await expect(takeOut(id, nadia)).rejects.toThrow();
    const theirs = visit(morning(), [id], { assigned_to: [nadia.person.id] });
    expect(await plan(theirs, {}, nadia)).toMatchObject({ refused: "bad-input" });
  });
});

describe("two appointments", () => {
  it("never hold the same thing at once: the refusal names it, the hour and the other one", async () => {
    const [first, second] = [await shared(), await shared()];
    const start = morning();
    const held = visit(start, [first.id, second.id]);
    expect(await plan(held)).toMatchObject({ resource_ids: [first.id, second.id].toSorted() });
    const meeting = visit(later(start, 0.5), [first.id], lea);
    const refusal = {
      refused: "slot-taken",
      detail: { collisions: [{ id: held.id, start_at: start, resources: [first.name] }] },
    };
    expect(await plan(meeting)).toMatchObject(refusal);
    expect(await stored(meeting.id)).toBeNull();
    expect(await plan({ ...meeting, ...hours(later(start, 1)) })).toMatchObject({ id: meeting.id });
    expect(await plan({ ...meeting, ...hours(later(start, 0.5)) })).toMatchObject(refusal);
    expect(await stored(meeting.id)).toMatchObject({ start_at: later(start, 1) });
  });

  it("never do, its road included", async () => {
    const { id } = await shared();
    const start = morning();
    const road = { trip_duration_after: 30, trip_is_included_after: false };
    await plan(visit(start, [id], road));
    const next = visit(later(start, 1.25), [id], lea);
    expect(await plan(next)).toMatchObject({ refused: "slot-taken" });
    expect(await plan({ ...next, ...hours(later(start, 1.5)) })).not.toHaveProperty("refused");
  });

  it("written by two people at the same moment: the second waits for the first, and is told what it has", async () => {
    const { id, name } = await shared();
    const start = morning();
    const first = newEvent({
      id: randomUUID(),
      shop_id: GARONNE.id,
      start_at: instant(start),
      kind: "Autre",
      assigned_to: [KARIM.id],
      resource_ids: [id],
    });
    const second = await doors().database.withShop(garonne(), async (db) => {
      await lockTime(db, [first]);
      await insertEvent(db, first, instant(start));
      const answer = plan(visit(start, [id], lea));
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
      return { answer };
    });
    expect(await second.answer).toMatchObject({
      refused: "slot-taken",
      detail: { collisions: [{ id: first.id, resources: [name] }] },
    });
  });

  it("are kept apart by the database itself, whatever a program forgets to ask", async () => {
    const { id } = await shared();
    const start = morning();
    const [one, other] = [visit(start, [id]), visit(start, [], lea)];
    for (const event of [one, other]) await plan(event);
    const forced = doors().database.asOwner(
      `insert into app.event_resource (shop_id, event_id, resource_id, busy, status)
       select e.shop_id, e.id, $2, e.busy, e.status from app.event e where e.id = $1`,
      [other.id, id],
    );
    await expect(forced).rejects.toThrow("resource_free");
  });

  it("may follow a cancelled one, which does not take the thing back", async () => {
    const { id } = await shared();
    const start = morning();
    const first = visit(start, [id]);
    await plan(first);
    await plan({ ...first, status: "CANCEL" });
    await plan(visit(start, [id], lea));
    expect(await plan({ ...first, status: "TODO" })).toMatchObject({ refused: "slot-taken" });
    const status = `mutation ($id: ID!) { result: setEventStatus(id: $id, status: "TODO") {
      ... on Event { id } ... on Refusal { refused } } }`;
    expect(await ask(status, { id: first.id })).toEqual({ result: { refused: "slot-taken" } });
  });

  it("are warned about before they are saved", async () => {
    const { id } = await shared();
    const start = morning();
    const held = visit(start, [id]);
    await plan(held);
    const query = `query ($input: CollisionInput!) { collisions(input: $input) { id resource_ids } }`;
    const input = { ...hours(start), assigned_to: [LEA.id], resource_ids: [id] };
    expect(await ask(query, { input })).toEqual({
      collisions: [{ id: held.id, resource_ids: [id] }],
    });
    expect(await ask(query, { input: { ...input, resource_ids: [] } })).toEqual({ collisions: [] });
  });
});

const hours = (start_at: string) => ({ start_at, end_at: later(start_at, 1) });

describe("an appointment that holds something", () => {
  it("keeps it when it is moved, by a program that knows of none too; removed and put back, it has it again", async () => {
    const { id } = await shared();
    const start = morning();
    const { resource_ids: _, ...silent } = visit(start, [id]);
    const event = { ...silent, resource_ids: [id] };
    await plan(event);
    await plan({ ...silent, ...hours(later(start, 3)) });
    expect(await stored(event.id)).toMatchObject({ resource_ids: [id] });
    await ask("mutation ($id: ID!) { removeEvent(id: $id) { id } }", { id: event.id });
    expect(await plan(visit(later(start, 3), [id], lea))).not.toHaveProperty("refused");
    expect(await plan({ ...event, ...hours(later(start, 3)) })).toMatchObject({
      refused: "slot-taken",
    });
    expect(await plan(event)).toMatchObject({ resource_ids: [id] });
    await plan({ ...event, resource_ids: [] });
    expect(await stored(event.id)).toMatchObject({ resource_ids: [] });
  });

  it("and comes back leaves out the days on which it is taken; what follows takes it in one go", async () => {
    const { id, name } = await shared();
    const start = "2027-09-06T08:00:00.000Z";
    const week = 7 * 24;
    await plan(visit(later(start, week), [id], lea));
    const leave = visit(start, [id], { kind: ABSENCE_KIND });
    const repeat = { every: "week", until: "2027-09-27" };
    expect(await plan(leave, { repeat })).toMatchObject({
      series: { skipped: ["2027-09-13"], following: 2 },
    });
    await plan(visit(later(start, 3 * week + 3), [id], lea));
    const moved = { ...leave, ...hours(later(start, 3)) };
    expect(await plan(moved, { following: true })).toMatchObject({
      refused: "slot-taken",
      detail: { collisions: [{ resources: [name] }] },
    });
    expect(await plan({ ...leave, ...hours(later(start, 5)) }, { following: true })).toMatchObject({
      resource_ids: [id],
    });
    expect(await plan(visit(later(start, 2 * week + 5), [id], lea))).toHaveProperty("refused");
  });

  it("and comes back takes the hours of the one after it when all of them move", async () => {
    const { id } = await shared();
    const start = "2027-10-04T08:00:00.000Z";
    const week = 7 * 24;
    const leave = visit(start, [id], { kind: ABSENCE_KIND });
    await plan(leave, { repeat: { every: "week", until: "2027-10-25" } });
    const second = await idAt(later(start, week));
    await plan({ ...leave, id: second, ...hours(later(start, week + 30)) });
    const next = { ...leave, ...hours(later(start, week)) };
    expect(await plan(next, { following: true })).toMatchObject({ resource_ids: [id] });
    expect(await plan(visit(start, [id], lea))).not.toHaveProperty("refused");
  });

  it("keeps what goes out of use, and no other takes it", async () => {
    const { id, ...rest } = await shared();
    const event = visit(morning(), [id]);
    await plan(event);
    await keep({ id, ...rest, in_use: false, base: rest });
    expect(await plan({ ...event, notes: "Pneus" })).toMatchObject({ resource_ids: [id] });
    expect(await plan(visit(morning(), [id]))).toMatchObject({
      refused: "bad-input",
      detail: { resource_ids: expect.any(String) },
    });
  });

  it("loses what is removed when it is to come, keeps its name when it is past", async () => {
    const { id, name, ...rest } = await shared();
    const past = visit("2026-11-20T08:00:00.000Z", [id]);
    const coming = visit(morning(), [id]);
    for (const event of [past, coming]) await plan(event);
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ planned: 1 });
    expect(await takeOut(id)).toMatchObject({ removed: true, planned: 0 });
    expect(await stored(past.id)).toMatchObject({ resource_ids: [id] });
    expect(await stored(coming.id)).toMatchObject({ resource_ids: [] });
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ name, removed: true });
    expect(await takeOut(id)).toMatchObject({ refused: "unchanged" });
    expect(await keep({ id, name, ...rest })).toMatchObject({ refused: "resource-removed" });
    expect(await plan({ ...coming, resource_ids: [id] })).toMatchObject({ refused: "bad-input" });
  });
});
