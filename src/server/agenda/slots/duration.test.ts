/** A length of its own for one appliance: every search of hours and every booking obeys the same rule. */
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../../test/shop/garonne.ts";
import { askOffice, officeDoors, signIn, type Cookies } from "../../../../test/shop/office.ts";
import {
  AT_HOME,
  book,
  bookingOf,
  firstSlot,
  slotsOf,
  somebody,
} from "../../../../test/shop/visitor.ts";
import { bookingRulesOf } from "../../../domain/shop/booking-rules.ts";
import { parseLocalDate } from "../../../domain/time.ts";
import { bookingRest } from "../../booking/rest.ts";
import { agendaRest } from "./rest.ts";
import { clientScope } from "../../shop/store.ts";
import { schema } from "../../schema.ts";
import { findNext } from "./find-next.ts";

/** A Monday, at nine in the morning: the shop has just opened. */
const doors = openDoors("2026-11-23T08:00:00.000Z", [officeDoors(schema), agendaRest, bookingRest]);
const WASHER = 180;
const BIG = 120;
let marc: Cookies = {};

const office = async <Data>(query: string, input: object): Promise<Data> => {
  const answer = await askOffice<Data>(doors(), { query, variables: { input } }, { cookies: marc });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
};

beforeAll(async () => {
  marc = await signIn(doors(), MARC, GARONNE.id);
  const special = { kind: "Réparation", category_id: "", kind_id: "" };
  const special_durations = [
    { ...special, category_id: "gros-electromenager", minutes: BIG },
    { ...special, kind_id: "lave-linge", minutes: WASHER },
    { ...special, kind: "Diagnostic / Devis", kind_id: "lave-linge", minutes: WASHER },
  ];
  const booking_rules = { ...bookingRulesOf({}), special_durations };
  const saved = await office<{ saveShopSettings: object }>(
    "mutation ($input: ShopSettingsInput!) { saveShopSettings(input: $input) { __typename ... on ShopSettings { booking_rules } } }",
    { booking_rules },
  );
  expect(saved.saveShopSettings).toEqual({ __typename: "ShopSettings", booking_rules });
});

describe("the desk's slots", () => {
  it.each([
    ["lave-linge", WASHER],
    ["refrigerateur", BIG],
    ["", BIG],
  ])("for « %s » last %d minutes", async (kind_id, minutes) => {
    const { freeSlots } = await office<{
      freeSlots: { slots: { start_at: string; end_at: string }[] };
    }>("query ($input: SlotsInput!) { freeSlots(input: $input) { slots { start_at end_at } } }", {
      ...AT_HOME,
      kind_id,
      first: "2026-11-25",
      days: 1,
    });
    expect(new Set(freeSlots.slots.map(lengthOf))).toEqual(new Set([minutes]));
  });
});

describe("a visitor", () => {
  const asked = { ...AT_HOME, first: "2026-11-26", days: "1" };
  const kept = async (appliance: { kind_id: string }, turn: number): Promise<number> => {
    const slot = await firstSlot(doors(), { ...asked, ...appliance });
    const known = { category_id: "gros-electromenager", ...appliance };
    const answer = await book(
      doors(),
      bookingOf({ slot, appliance: known, client: somebody(turn) }),
    );
    expect(answer.statusCode).toBe(201);
    const [event] = await doors().database.asOwner<{ duration: number }>(
      "select duration from app.event order by created_at desc, start_at desc limit 1",
    );
    return event?.duration ?? 0;
  };

  it("keeps the hours that the appliance needs", async () => {
    expect(await kept({ kind_id: "lave-linge" }, 1)).toBe(WASHER);
    expect(await kept({ kind_id: "four" }, 2)).toBe(BIG);
  });

  it("cannot book a window that is too short for what comes in the end", async () => {
    const day = { ...AT_HOME, first: "2026-11-27", days: "1" };
    const lastFor = async (kind_id: string) => (await slotsOf(doors(), { ...day, kind_id })).at(-1);
    const [short, long] = [await lastFor("four"), await lastFor("lave-linge")];
    if (!short || !long) throw new Error("no slot is free");
    expect(long.start_at < short.start_at).toBe(true);
    const answer = await book(doors(), bookingOf({ slot: short, client: somebody(3) }));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { refused: "slot-taken" }]);
  });
});

it("the next hours of a shop's page and of the directory are those of the appliance looked for", async () => {
  const day = parseLocalDate("2026-12-07");
  const scope = clientScope(GARONNE.id);
  if (!day || !scope) throw new Error("a day and a shop");
  const unusual = { first: day, last: day, reason: "", hours: [{ from: 540, to: 740 }] };
  const windows = (kind_id: string) => {
    const wanted = { category_id: "gros-electromenager", kind_id, place: null };
    return findNext(doors().services, scope, { wanted, unusual });
  };
  expect((await windows("four")).length).toBeGreaterThan((await windows("lave-linge")).length);
});

const lengthOf = ({ start_at, end_at }: { start_at: string; end_at: string }): number =>
  (Date.parse(end_at) - Date.parse(start_at)) / 60_000;
