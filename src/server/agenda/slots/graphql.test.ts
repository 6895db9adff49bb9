import { DEFAULT_BOOKING_RULES } from "../../../domain/shop/booking-rules.ts";
import { insertEventRow } from "../../../../test/shop/events.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, HUGO, KARIM, LEA, LOIRE, MARC, NADIA } from "../../../../test/shop/garonne.ts";
import {
  askOffice,
  officeDoors,
  signIn,
  visitOf,
  type Cookies,
} from "../../../../test/shop/office.ts";
import { schema } from "../../schema.ts";

/** A Monday, at nine in the morning: the shop has just opened. */
const NOW = "2026-11-23T08:00:00.000Z";
const doors = openDoors(NOW, [officeDoors(schema)]);
const people: Record<"marc" | "nadia", Cookies> = { marc: {}, nadia: {} };

beforeAll(async () => {
  people.marc = await signIn(doors(), MARC, GARONNE.id);
  people.nadia = await signIn(doors(), NADIA, LOIRE.id);
});

type Slot = {
  user_id: string;
  start_at: string;
  end_at: string;
  public_start_at: string;
  trip_duration_before: number;
  cost: number;
  alternates: string[];
};
type Found = { slots: Slot[]; preselected: string[]; located: boolean };

const asked = {
  kind: "Réparation",
  where: "Chez le client",
  category_id: "gros-electromenager",
  zip: "31700",
  city: "Blagnac",
  first: "2026-11-23",
  days: 2,
};

async function search(change: object = {}): Promise<Found> {
  const query = `query ($input: SlotsInput!) { freeSlots(input: $input) { preselected located
    slots { user_id start_at end_at public_start_at trip_duration_before cost alternates } } }`;
  const variables = { input: { ...asked, ...change } };
  const { data, errors } = await askOffice<{ freeSlots: Found } | null>(
    doors(),
    { query, variables },
    { cookies: people.marc },
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.freeSlots;
}

async function disturbed(change: object, cookies = people.marc): Promise<string[]> {
  const { start_at, end_at } = visitOf("2026-12-01T09:00:00.000Z");
  const query = "query ($input: CollisionInput!) { collisions(input: $input) { id } }";
  const variables = { input: { start_at, end_at, assigned_to: [KARIM.id], ...change } };
  const { data, errors } = await askOffice<{ collisions: { id: string }[] } | null>(
    doors(),
    { query, variables },
    { cookies },
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.collisions.map(({ id }) => id);
}

async function plan(facts: Record<string, unknown>): Promise<string> {
  const event = visitOf("2026-12-01T09:00:00.000Z", facts);
  const query = "mutation ($input: EventInput!) { upsertEvent(input: $input) { __typename } }";
  const options = { cookies: people.marc };
  const { data } = await askOffice(doors(), { query, variables: { input: event } }, options);
  expect(data).toEqual({ upsertEvent: { __typename: "Event" } });
  return event.id;
}

describe("the free slots of the desk", () => {
  it("begin at once, for whoever has the trade, those that lengthen the rounds least first", async () => {
    const { slots, preselected, located } = await search();
    expect(located).toBe(true);
    expect(new Set(slots.map(({ user_id }) => user_id))).toEqual(new Set([KARIM.id]));
    expect(preselected).toEqual([KARIM.id]);
    const first = slots.map(({ start_at }) => start_at).toSorted()[0] ?? "";
    expect(Date.parse(first) - Date.parse(NOW)).toBeLessThan(60 * 60_000);
    const costs = slots.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(slots[0]?.trip_duration_before).toBeGreaterThan(0);
  });

  it("are found for what visitors cannot book, and beyond their horizon", async () => {
    expect((await search({ kind: "Autre" })).slots.length).toBeGreaterThan(0);
    expect((await search({ first: "2027-06-07" })).slots.length).toBeGreaterThan(0);
  });

  it("leave out the hours that are taken", async () => {
    const before = await search({ first: "2026-12-02", days: 1 });
    const taken = before.slots[0];
    if (!taken) throw new Error("no slot is free");
    await plan({ start_at: taken.start_at, end_at: taken.end_at });
    const after = await search({ first: "2026-12-02", days: 1 });
    expect(after.slots.map(({ start_at }) => start_at)).not.toContain(taken.start_at);
  });

  it.each<[string, object]>([
    ["at the workshop", { where: "Atelier" }],
    ["without an address", { zip: "", city: "" }],
    ["without a trade", { category_id: null }],
  ])("%s there is none to propose, and that is no error", async (_, change) => {
    expect((await search(change)).slots).toEqual([]);
  });

  it("an address that nobody can locate is served all the same, and said to be so", async () => {
    const { slots, located } = await search({ zip: "00000", city: "Nullepart" });
    expect(located).toBe(false);
    expect(slots.length).toBeGreaterThan(0);
  });

  it("coordinates that agree with their town are taken, others are the town's", async () => {
    const far = await search({ lat: 48.85, lon: 2.35 });
    expect(far.slots).toEqual((await search()).slots);
  });
});

describe("who is proposed (specification §6)", () => {
  it.each<[string, object, readonly string[]]>([
    ["the only one who has the trade", { category_id: "multimedia-smartphone" }, [LEA.id]],
    ["at the workshop too", { where: "Atelier", category_id: "chauffage" }, [HUGO.id]],
    ["nobody, for a trade of nobody", { category_id: "peinture" }, []],
    ["nobody, without a trade", { category_id: null }, []],
  ])("%s", async (_, change, expected) => {
    expect((await search(change)).preselected).toEqual(expected);
  });

  it("of several, whoever has the first slot", async () => {
    await doors().database.asOwner(
      "update app.shop_user set skills = '{plomberie,peinture}' where id = any($1)",
      [[LEA.id, HUGO.id]],
    );
    const { slots, preselected } = await search({ category_id: "peinture" });
    const first = slots.toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1))[0];
    expect(preselected).toEqual([first?.user_id]);
    const nowhere = await search({ category_id: "peinture", where: "Atelier" });
    expect(nowhere.preselected).toEqual([]);
  });
});

describe("whom an hour would disturb", () => {
  it("is told before anything is saved, trips included, and not the event itself", async () => {
    const id = await plan({ trip_duration_after: 30, trip_is_included_after: false });
    expect(await disturbed({})).toEqual([id]);
    const after = { start_at: "2026-12-01T10:30:00.000Z", end_at: "2026-12-01T11:00:00.000Z" };
    expect(await disturbed(after)).toEqual([id]);
    const later = { start_at: "2026-12-01T10:45:00.000Z", end_at: "2026-12-01T11:00:00.000Z" };
    expect(await disturbed(later)).toEqual([]);
    expect(await disturbed({ ...later, trip_duration_before: 1 })).toEqual([id]);
    expect(await disturbed({ event_id: id })).toEqual([]);
    expect(await disturbed({ assigned_to: [LEA.id] })).toEqual([]);
    expect(await disturbed({ assigned_to: [] })).toEqual([]);
  });

  it("a long leave is found by its middle", async () => {
    const id = "01990000-0000-7000-8000-00000000e001";
    const leave = { id, shop_id: GARONNE.id, kind: "Congé / indisponibilité", duration: 30 * 1440 };
    const stretch = { start_at: "2027-07-01T00:00:00Z", end_at: "2027-07-31T00:00:00Z" };
    await insertEventRow(doors().database, { ...leave, ...stretch }, [HUGO.id]);
    const hour = { start_at: "2027-07-15T08:00:00Z", end_at: "2027-07-15T09:00:00Z" };
    expect(await disturbed({ ...hour, assigned_to: [HUGO.id] })).toEqual([id]);
  });

  it("another shop learns nothing of it", async () => {
    await plan({ start_at: "2026-12-03T09:00:00.000Z", end_at: "2026-12-03T10:00:00.000Z" });
    const hour = { start_at: "2026-12-03T09:00:00.000Z", end_at: "2026-12-03T10:00:00.000Z" };
    expect(await disturbed({ ...hour, assigned_to: [KARIM.id] }, people.nadia)).toEqual([]);
  });
});

describe("a question that makes no sense", () => {
  it.each<[string, object]>([
    ["a kind of no appointment", { kind: "Magie" }],
    ["no place", { where: "Ailleurs" }],
    ["two months at once", { days: 62 }],
    ["less than a day", { days: 0 }],
    ["off the map", { lat: 1000, lon: 0 }],
  ])("%s: an error in French", async (_, change) => {
    await expect(search(change)).rejects.toThrow(/^\p{Lu}.*\.$/u);
  });
  it("an end before its start: an error in French", async () => {
    await expect(disturbed({ end_at: "2026-01-01T00:00:00Z" })).rejects.toThrow(
      "La fin doit suivre le début",
    );
  });
});

describe("the next windows, as rules that are not saved would offer them", () => {
  type Windows = { public_start_at: string; public_end_at: string }[];
  const offered = (booking_rules?: unknown) => {
    const query = `query ($booking_rules: JSON) { next_windows(booking_rules: $booking_rules) {
      public_start_at public_end_at } }`;
    const variables = { booking_rules };
    return askOffice<{ next_windows: Windows } | null>(
      doors(),
      { query, variables },
      { cookies: people.marc },
    );
  };
  const windowsOf = async (change: object) =>
    (await offered({ ...DEFAULT_BOOKING_RULES, ...change })).data?.next_windows ?? [];
  const lengthOf = ({ public_start_at, public_end_at }: Windows[number]) =>
    (Date.parse(public_end_at) - Date.parse(public_start_at)) / 60_000;

  it("are those of the public page when none are given", async () => {
    const { data } = await offered();
    expect(data?.next_windows).toHaveLength(6);
    expect(data?.next_windows).toEqual(await windowsOf({}));
  });

  it("show what an unusual opening would offer, before it is saved", async () => {
    const opening = {
      first: "2026-11-29",
      last: "2026-11-29",
      reason: "",
      hours: [{ from: 540, to: 780 }],
    };
    const query = `query ($opening: JSON) { next_windows(opening: $opening) { public_start_at public_end_at } }`;
    const ask = (changed: object) =>
      askOffice<{ next_windows: Windows } | null>(
        doors(),
        { query, variables: { opening: { ...opening, ...changed } } },
        { cookies: people.marc },
      );
    expect((await ask({})).data?.next_windows).toEqual([
      { public_start_at: "2026-11-29T08:00:00.000Z", public_end_at: "2026-11-29T10:00:00.000Z" },
      { public_start_at: "2026-11-29T10:00:00.000Z", public_end_at: "2026-11-29T12:00:00.000Z" },
    ]);
    expect((await ask({ hours: [] })).data).toBeNull();
  });

  it("follow the notice and the length of the window", async () => {
    const [soon] = await windowsOf({ notice_minutes: 0, window_minutes: 60 });
    const [later] = await windowsOf({ notice_minutes: 4_320, window_minutes: 240 });
    if (!soon || !later) throw new Error("no window");
    expect(lengthOf(later)).toBeGreaterThan(lengthOf(soon));
    expect(soon.public_start_at < "2026-11-24").toBe(true);
    expect(later.public_start_at > "2026-11-25").toBe(true);
  });

  it("are none when nothing is booked online, and an error says what is wrong with a rule", async () => {
    expect(await windowsOf({ online_kinds: [] })).toEqual([]);
    const { errors } = await offered({ ...DEFAULT_BOOKING_RULES, locations: [] });
    expect(errors?.[0]?.message).toBe("Choisissez au moins un lieu.");
  });
});
