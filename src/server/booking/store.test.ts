import { beforeEach, describe, expect, it, test } from "vitest";
import { garonneScope, NOON, openRepair } from "../../../test/shop/affairs.ts";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { addMinutes } from "../../domain/time.ts";
import { countDemand, countFromNetwork, expectUsualDemand, insertBooking } from "./store.ts";

const doors = openDoors(NOON, []);
beforeEach(() => doors().database.asOwner("truncate app.booking"));

const NETWORK = "81.7.7.0";
const DAY = 24 * 60;
const UNSETTLED = { held_until: null, token_hash: null, confirmed_at: null };
const HELD = { held_until: addMinutes(NOON, 15), token_hash: "a".repeat(64) };

type Facts = Partial<Parameters<typeof insertBooking>[1]>;
/** A booking of an unknown contact, that many minutes before noon. */
async function booked(minutes: number, facts: Facts = {}) {
  const { repair_id } = await openRepair(doors().database);
  const created_at = addMinutes(NOON, -minutes);
  const booking = { shop_id: GARONNE.id, repair_id, network: NETWORK, created_at, ...UNSETTLED };
  await doors().database.withShop(garonneScope, (db) =>
    insertBooking(db, { ...booking, ...facts }),
  );
  return repair_id;
}
const counted = () =>
  doors().database.withShop(garonneScope, (db) => countDemand(db, NOON), "read");
const demand = async () => {
  const { numbered: _numbered, ...facts } = await counted();
  return facts;
};

it("a shop without bookings receives nothing", async () => {
  expect(await demand()).toEqual({ unconfirmed: 0, real: 0, held: 0 });
});

test.each<[string, number, Facts, Awaited<ReturnType<typeof demand>>]>([
  ["of this morning is not confirmed yet", 60, {}, { unconfirmed: 1, real: 0, held: 0 }],
  ["of this morning waits for its link", 60, HELD, { unconfirmed: 1, real: 0, held: 1 }],
  [
    "confirmed this morning is neither unusual nor usual yet",
    60,
    { confirmed_at: NOON },
    { unconfirmed: 0, real: 0, held: 0 },
  ],
  [
    "of exactly a day ago belongs to the days before",
    DAY,
    {},
    { unconfirmed: 0, real: 0, held: 0 },
  ],
  [
    "of last week that was confirmed was real",
    7 * DAY,
    { confirmed_at: NOON },
    { unconfirmed: 0, real: 1, held: 0 },
  ],
  [
    "of more than 28 days before is forgotten",
    29 * DAY,
    { confirmed_at: NOON },
    { unconfirmed: 0, real: 0, held: 0 },
  ],
])("a booking %s", async (_what, minutes, facts, expected) => {
  await booked(minutes, facts);
  expect(await demand()).toEqual(expected);
});

it("a network's bookings count for a day once their slot was given back", async () => {
  const repair_id = await booked(60);
  const count = () =>
    doors().database.withShop(garonneScope, (db) => countFromNetwork(db, NETWORK, NOON), "read");
  expect(await count()).toBe(0);
  await doors().database.asOwner(
    "update app.booking set released_at = created_at where repair_id = $1",
    [repair_id],
  );
  expect(await count()).toBe(1);
});

describe("three unconfirmed bookings of a day are unusual", () => {
  const expectUsual = async (before: Awaited<ReturnType<typeof counted>>) => {
    await doors().database.withShop(garonneScope, (db) =>
      expectUsualDemand(db, NOON, { counted: before, unusual: 3 }),
    );
    return "usual";
  };

  it("and other repairs taken meanwhile are none", async () => {
    const before = await counted();
    for (let turn = 0; turn < 4; turn++) await openRepair(doors().database);
    await expect(expectUsual(before)).resolves.toBe("usual");
  });

  it("of which the third is taken while another is being written", async () => {
    await booked(60);
    const before = await counted();
    await booked(40);
    await expect(expectUsual(before)).resolves.toBe("usual");
    await booked(20);
    await openRepair(doors().database);
    await expect(expectUsual(before)).rejects.toThrow("unusually many bookings");
  });
});
