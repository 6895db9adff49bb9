import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { refusalErrorOf } from "../../../test/shop/colleagues.ts";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, HUGO, KARIM, LEA, LOIRE, MARC, NADIA } from "../../../test/shop/garonne.ts";
import {
  askOffice,
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
} from "../../../test/shop/office.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [officeDoors(schema)]);
const people: Record<"marc" | "nadia" | "admin", Cookies> = { marc: {}, nadia: {}, admin: {} };
const ids = { repair: "", other: "" };
const ADMIN = { id: randomUUID(), firstname: "Alix", lastname: "Etabli" };

beforeAll(async () => {
  people.marc = await signIn(doors(), MARC, GARONNE.id);
  people.nadia = await signIn(doors(), NADIA, LOIRE.id);
  people.admin = await signIn(doors(), ADMIN, null);
  ids.repair = await repairOf(people.marc, GARONNE.id);
  ids.other = await repairOf(people.nadia, LOIRE.id);
});

async function repairOf(cookies: Cookies, shop_id: string): Promise<string> {
  const client = await vidal(doors().database, shop_id);
  const asked = creationOf(client);
  const response = await createRepair(doors(), asked, { cookies, shop_id });
  expect(response.statusCode).toBe(200);
  return asked.repair_id;
}

const EVENT = `__typename id start_at end_at duration fullday kind
  where created_by shop_id repair_id assigned_to notes status public_start_at public_end_at trip_duration_before
  trip_is_included_before trip_is_included_after lat lon`;

type Kept = Record<string, unknown> & { id?: string; refused?: string; detail?: unknown };
async function save(input: object, cookies = people.marc, acting?: string): Promise<Kept> {
  const query = `mutation ($input: EventInput!) { upsertEvent(input: $input) { ${EVENT} } }`;
  const asked = { query, variables: { input } };
  const { data, errors } = await askOffice<{ upsertEvent: Kept } | null>(doors(), asked, {
    cookies,
    ...(acting && { acting }),
  });
  const refusal = refusalErrorOf(errors);
  if (refusal) return refusal;
  if (!data) throw new Error(errors?.[0]?.message);
  return data.upsertEvent;
}
async function remove(id: string, cookies = people.marc): Promise<Kept> {
  const query = "mutation ($id: ID!) { removeEvent(id: $id) { id } }";
  const asked = { query, variables: { id } };
  const { data, errors } = await askOffice<{ removeEvent: Kept }>(doors(), asked, { cookies });
  const refusal = refusalErrorOf(errors);
  return refusal ?? data.removeEvent;
}
const journal = async (repair_id: string): Promise<string[]> =>
  (
    await doors().database.asOwner<{ type: string }>(
      "select type from app.repair_item where repair_id = $1 and type like 'Appointment%' order by id",
      [repair_id],
    )
  ).map(({ type }) => type);
const letters = async (repair_id: string): Promise<string[]> =>
  (
    await doors().database.asOwner<{ template: string }>(
      "select template from app.message where repair_id = $1 order by created_at, id",
      [repair_id],
    )
  ).map(({ template }) => template);
const busy = (id: string) =>
  doors().database.asOwner<{ user_id: string }>(
    "select user_id from app.event_assignee where event_id = $1 order by 1",
    [id],
  );

let day = 1;
/** Another morning for each story, so that they do not disturb each other. */
const morning = (): string => new Date(Date.UTC(2027, 0, day++, 8)).toISOString();

describe("an event saved by the office", () => {
  it("is kept with the specification's defaults, by whoever wrote it", async () => {
    const start_at = morning();
    const { id, end_at } = visitOf(start_at);
    const input = { id, start_at, end_at, kind: "Autre", assigned_to: [KARIM.id] };
    expect(await save(input)).toEqual({
      __typename: "Event",
      ...input,
      duration: 75,
      fullday: false,
      where: "Chez le client",
      created_by: MARC.id,
      shop_id: GARONNE.id,
      repair_id: null,
      notes: "",
      status: "TODO",
      public_start_at: null,
      public_end_at: null,
      trip_duration_before: 0,
      trip_is_included_before: false,
      trip_is_included_after: true,
      lat: null,
      lon: null,
    });
  });

  it("comes back whole, every field that a query answers, and keeps its author", async () => {
    const { id } = await save({ ...visitOf(morning()), repair_id: ids.repair });
    const fields = ["Event", "EventInput"].map((name) => schema.getType(name));
    const [answered, accepted] = fields.map((type) =>
      type && "getFields" in type ? Object.keys(type.getFields()) : [],
    );
    expect(accepted).toEqual(expect.arrayContaining(answered ?? []));
    const objects = new Map([
      ["repair", "repair { id }"],
      ["changes", "changes { field }"],
      ["series", "series { every }"],
    ]);
    const texts = answered?.map((name) => objects.get(name) ?? name).join(" ");
    const query = `query ($id: ID!) { event(id: $id) { ${texts} } }`;
    const asked = { query, variables: { id } };
    const { data } = await askOffice<{ event: Kept }>(doors(), asked, { cookies: people.marc });
    const returned = { ...data.event, created_by: LEA.id, notes: "Rappeler" };
    expect(await save(returned)).toMatchObject({ id, created_by: MARC.id, notes: "Rappeler" });
  });

  it("keeps what a colleague changed since its form was opened, and refuses a second new hour", async () => {
    const opened = { ...visitOf(morning()), fullday: false, notes: "", where: "Chez le client" };
    await save(opened);
    const moved = { start_at: morning(), end_at: "" };
    moved.end_at = visitOf(moved.start_at).end_at;
    await save({ ...opened, ...moved, base: opened });
    const late = await save({ ...opened, notes: "Code 12B", status: "DONE", base: opened });
    expect(late).toMatchObject({ ...moved, notes: "Code 12B", status: "DONE" });
    const again = { ...opened, start_at: morning() };
    again.end_at = visitOf(again.start_at).end_at;
    expect(await save({ ...again, base: opened })).toMatchObject({
      refused: "changed-meanwhile",
      detail: { conflicts: [{ field: "hours", theirs: moved, account_id: MARC.id }] },
    });
  });

  it("without an id is given one", async () => {
    const { id: _id, ...input } = visitOf(morning());
    expect((await save(input)).id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("saved again is changed whole, and still belongs to whoever wrote it first", async () => {
    const event = visitOf(morning(), { notes: "Code 12B" });
    await save(event);
    const start_at = morning();
    const changed = { ...visitOf(start_at), id: event.id, assigned_to: [LEA.id, HUGO.id] };
    expect(await save(changed, people.admin, GARONNE.id)).toMatchObject({
      id: event.id,
      start_at,
      notes: "",
      created_by: MARC.id,
    });
    expect(await busy(event.id)).toEqual([{ user_id: LEA.id }, { user_id: HUGO.id }]);
    expect(await save({ ...visitOf(event.start_at) })).toMatchObject({ __typename: "Event" });
  });

  it("on whole days fills them at the shop's clock", async () => {
    const kind = "Congé / indisponibilité";
    const stretch = { start_at: "2027-03-27T10:00:00Z", end_at: "2027-03-28T11:00:00Z" };
    const leave = { ...visitOf(morning()), ...stretch, kind, fullday: true, assigned_to: [LEA.id] };
    expect(await save(leave)).toMatchObject({
      start_at: "2027-03-26T23:00:00.000Z",
      end_at: "2027-03-28T21:59:59.999Z",
      duration: 47 * 60,
    });
  });

  it("of 10,000 characters of notes, emoji and right-to-left text is kept as it reads", async () => {
    const notes = `🧺 مرحبا ${"é".repeat(9_980)}`;
    expect(await save(visitOf(morning(), { notes }))).toMatchObject({ notes });
    expect(await save(visitOf(morning(), { notes: "a\u0000b" }))).toMatchObject({ notes: "ab" });
  });
});

describe("an event that cannot be", () => {
  it.each<[string, () => object, string]>([
    ["nobody", () => ({ assigned_to: [] }), "nobody-assigned"],
    ["an end before the start", () => ({ end_at: "2020-01-01T08:00:00Z" }), "end-before-start"],
    ["no sort of appointment", () => ({ kind: " " }), "bad-input"],
    ["another shop's people", () => ({ assigned_to: [NADIA.id] }), "bad-input"],
    ["another shop's repair", () => ({ repair_id: ids.other }), "bad-input"],
    ["a repair that is none", () => ({ repair_id: randomUUID() }), "bad-input"],
    ["another shop", () => ({ shop_id: LOIRE.id }), "not-allowed"],
    ["10,001 characters", () => ({ notes: "x".repeat(10_001) }), "bad-input"],
    ["more than 400 days", () => ({ end_at: "2030-01-01T08:00:00Z" }), "bad-input"],
  ])("%s: refused, nothing written", async (_, change, refused) => {
    const event = { ...visitOf(morning()), ...change() };
    expect((await save(event)).refused).toBe(refused);
    expect(
      await doors().database.asOwner("select 1 from app.event where id = $1", [event.id]),
    ).toEqual([]);
  });

  it("another shop's event is neither changed nor taken out, nor known to exist", async () => {
    const theirs = visitOf(morning(), { assigned_to: [NADIA.id] });
    await save(theirs, people.nadia);
    expect(await remove(theirs.id)).toEqual({ refused: "event-unknown", detail: null });
    expect(await save({ ...visitOf(morning()), id: theirs.id })).toMatchObject({
      shop_id: GARONNE.id,
    });
    const rows = await doors().database.asOwner(
      "select shop_id, start_at from app.event where id = $1 order by shop_id",
      [theirs.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ shop_id: LOIRE.id, start_at: theirs.start_at });
  });

  it("is nobody's without a session", async () => {
    const input = visitOf(morning());
    await expect(save(input, {})).rejects.toThrow("not logged in, please login fist");
  });
});

describe("two appointments at the same hour", () => {
  it("the second one is refused with the hours and people it meets, and nothing is written", async () => {
    const start_at = morning();
    const first = visitOf(start_at);
    await save(first);
    const second = visitOf(start_at, { assigned_to: [LEA.id, KARIM.id] });
    expect(await save(second)).toEqual({
      refused: "slot-taken",
      detail: {
        collisions: [
          {
            id: first.id,
            start_at,
            end_at: first.end_at,
            kind: "Réparation",
            assigned_to: [KARIM.id],
            resources: [],
          },
        ],
      },
    });
    expect(await busy(second.id)).toEqual([]);
  });

  it("moving onto a neighbour's trip is refused, the event stays where it was", async () => {
    const start_at = morning();
    const first = visitOf(start_at, { trip_duration_after: 30, trip_is_included_after: false });
    const second = visitOf(morning());
    await save(first);
    await save(second);
    const moved = { ...second, start_at: first.end_at, end_at: visitOf(first.end_at).end_at };
    expect((await save(moved)).refused).toBe("slot-taken");
    const [kept] = await doors().database.asOwner("select start_at from app.event where id = $1", [
      second.id,
    ]);
    expect(kept).toEqual({ start_at: second.start_at });
  });

  it("twenty people saving at once for the same two technicians: one is kept", async () => {
    const start_at = morning();
    const crews = [[KARIM.id, LEA.id], [LEA.id, KARIM.id], [KARIM.id]];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        save(visitOf(start_at, { assigned_to: crews[turn % 3] })),
      ),
    );
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect(new Set(answers.map(({ refused }) => refused))).toEqual(
      new Set([undefined, "slot-taken"]),
    );
  });

  it("the same new event sent twice at once is written once", async () => {
    const event = visitOf(morning());
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(event)));
    expect(answers.every(({ id }) => id === event.id)).toBe(true);
    const rows = await doors().database.asOwner("select 1 from app.event where id = $1", [
      event.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("exchanging two technicians frees the first one's hour", async () => {
    const start_at = morning();
    const event = visitOf(start_at);
    await save(event);
    await save({ ...event, assigned_to: [LEA.id] });
    expect(await save(visitOf(start_at))).toMatchObject({ __typename: "Event" });
    expect((await save(event)).refused).toBe("slot-taken");
  });
});

describe("the appointment of a repair", () => {
  it("is told when planned, moved and cancelled, and written to the client while its window is announced", async () => {
    const repair_id = await repairOf(people.marc, GARONNE.id);
    const windowed = (start_at: string) => ({
      public_start_at: start_at,
      public_end_at: new Date(Date.parse(start_at) + 7_200_000).toISOString(),
    });
    const start_at = morning();
    const event = visitOf(start_at, { repair_id, ...windowed(start_at) });
    expect(await save(event)).toMatchObject({ lat: 43.6325, lon: 1.3922 });
    await save({ ...event, notes: "Code 12B" });
    const later = morning();
    await save({ ...visitOf(later), id: event.id, repair_id, ...windowed(later) });
    await remove(event.id);
    expect(await journal(repair_id)).toEqual([
      "AppointmentPlanned",
      "AppointmentMoved",
      "AppointmentCancelled",
    ]);
    expect(await letters(repair_id)).toEqual([
      "booking-confirmed",
      "appointment-moved",
      "appointment-cancelled",
    ]);
  });

  it("cancelled by its status is told once, and taken out afterwards in silence", async () => {
    const repair_id = await repairOf(people.marc, GARONNE.id);
    const event = visitOf(morning(), { repair_id });
    await save(event);
    await save({ ...event, status: "CANCEL" });
    expect(await remove(event.id)).toEqual({ id: event.id });
    expect(await journal(repair_id)).toEqual(["AppointmentPlanned", "AppointmentCancelled"]);
    expect(await letters(repair_id)).toEqual([]);
  });

  it("that is over is the shop's own affair: the journal has it, no letter leaves", async () => {
    const repair_id = await repairOf(people.marc, GARONNE.id);
    const past = "2026-11-02T08:00:00.000Z";
    const public_end_at = "2026-11-02T10:00:00.000Z";
    await save(visitOf(past, { repair_id, public_start_at: past, public_end_at }));
    expect(await journal(repair_id)).toEqual(["AppointmentPlanned"]);
    expect(await letters(repair_id)).toEqual([]);
  });

  it("goes to the place that the screen gives, when it gives one", async () => {
    const event = visitOf(morning(), { repair_id: ids.repair, lat: 43.5, lon: 1.5 });
    expect(await save(event)).toMatchObject({ lat: 43.5, lon: 1.5 });
  });
});

describe("an event taken out", () => {
  it("gives its hour back", async () => {
    const start_at = morning();
    const event = visitOf(start_at);
    await save(event);
    expect(await remove(event.id)).toEqual({ id: event.id });
    expect(await save(visitOf(start_at))).toMatchObject({ __typename: "Event" });
    expect(await remove(event.id)).toEqual({ refused: "event-unknown", detail: null });
  });
});

it("what an administrator does for a shop is left in that shop's record", async () => {
  await save(visitOf(morning()), people.admin, GARONNE.id);
  const acts = await doors().database.asOwner(
    "select distinct action from app.act where account_id = $1",
    [ADMIN.id],
  );
  expect(acts).toEqual([{ action: "upsertEvent" }]);
});
