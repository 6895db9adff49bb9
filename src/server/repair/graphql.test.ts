import { graphql } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, KARIM, LOIRE, MARC, NADIA, type Person } from "../../../test/shop/garonne.ts";
import { book, bookingOf, firstSlot } from "../../../test/shop/visitor.ts";
import { scopeOf } from "../account/store.ts";
import type { Context } from "../platform/graphql.ts";
import { quietLog } from "../platform/log.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z");
let repair_id = "";

beforeAll(async () => {
  const asked = bookingOf({ slot: await firstSlot(doors()) });
  const response = await book(doors(), asked);
  expect(response.statusCode).toBe(201);
  repair_id = asked.booking_id;
});

type Signed = Person & { shop_id: string };
const marc: Signed = { ...MARC, shop_id: GARONNE.id };
const nadia: Signed = { ...NADIA, shop_id: LOIRE.id };

async function ask(source: string, variableValues: Record<string, unknown>, person = marc) {
  const { id, firstname, lastname, role, shop_id } = person;
  const me = { id, firstname, lastname, role, shop_id };
  const scope = scopeOf(me, undefined);
  if (!scope) throw new Error("no scope");
  const contextValue: Context = {
    services: doors().services,
    me,
    scope,
    log: quietLog,
    ip: "127.0.0.1",
    userAgent: "",
  };
  return graphql({ schema, source, variableValues, contextValue });
}

const SHEET = `query ($id: ID!) { repair(id: $id) {
  reference status urgency where client { lastname phones { number } addresses { city } repairs { reference } }
  appliance { kind brand } events { kind assigned_to repair { reference } } items { type author created_by_name } } }`;

describe("the sheet of a repair", () => {
  it("tells the whole booking", async () => {
    const { data, errors } = await ask(SHEET, { id: repair_id });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      repair: {
        reference: "R2026-00001",
        status: "Prêt à réparer",
        urgency: 0,
        client: {
          lastname: "VIDAL",
          phones: [{ number: "+33639981234" }],
          addresses: [{ city: "Blagnac" }],
          repairs: [{ reference: "R2026-00001" }],
        },
        appliance: { kind: "Lave-linge", brand: "Brandt" },
        events: [
          { kind: "Réparation", assigned_to: [KARIM.id], repair: { reference: "R2026-00001" } },
        ],
      },
    });
  });

  it("does not exist for another shop", async () => {
    expect((await ask(SHEET, { id: repair_id }, nadia)).data).toEqual({ repair: null });
  });

  it.each([["1"], ["'; drop table app.repair"], ["00000000-0000-0000-0000-000000000000x"]])(
    "« %s » is nobody's id",
    async (id) => {
      expect(await ask(SHEET, { id })).toEqual({ data: { repair: null } });
    },
  );

  it("is found on the board by a name, an appliance or a reference, accents aside", async () => {
    const list = `query ($text: String, $status: [String!]) { repairs(text: $text, status: $status) { reference } }`;
    for (const text of ["vidal", "Helene", "lave-linge", "00001"])
      expect((await ask(list, { text })).data).toEqual({ repairs: [{ reference: "R2026-00001" }] });
    expect((await ask(list, { text: "100%" })).data).toEqual({ repairs: [] });
    expect((await ask(list, { status: ["Réparé"] })).data).toEqual({ repairs: [] });
  });
});

const STATUS = `mutation ($id: ID!, $status: String!) { setRepairStatus(repair_id: $id, status: $status) {
  __typename ... on Repair { status items { type payload created_by_name } } ... on Refusal { refused } } }`;

describe("the status menu", () => {
  it("moves the repair and says who did", async () => {
    const { data } = await ask(STATUS, { id: repair_id, status: "En essai" });
    expect(data).toMatchObject({ setRepairStatus: { status: "En essai" } });
    const sheet = await ask(
      `query ($id: ID!) { repair(id: $id) { items { type payload created_by_name } } }`,
      { id: repair_id },
    );
    expect(JSON.parse(JSON.stringify(sheet.data)).repair.items.at(-1)).toEqual({
      type: "StatusChanged",
      payload: { from: "Prêt à réparer", to: "En essai" },
      created_by_name: "Marc Delmas",
    });
  });

  it.each([
    ["En essai", "unchanged"],
    ["Volé", "bad-input"],
  ])("refuses « %s »: %s", async (status, refused) => {
    expect((await ask(STATUS, { id: repair_id, status })).data).toEqual({
      setRepairStatus: { __typename: "Refusal", refused },
    });
  });

  it("leads nowhere from another shop", async () => {
    const { errors } = await ask(STATUS, { id: repair_id, status: "Réparé" }, nadia);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

it("urgency and notes enter the journal", async () => {
  const source = `mutation ($id: ID!) {
    setRepairUrgency(repair_id: $id, urgency: 1) { ... on Repair { urgency } }
    addRepairNote(repair_id: $id, description: "  Pompe à commander.  ") { ... on Repair { reference } }
    blank: addRepairNote(repair_id: $id, description: "  ") { ... on Refusal { refused } } }`;
  expect((await ask(source, { id: repair_id })).data).toMatchObject({
    setRepairUrgency: { urgency: 1 },
    blank: { refused: "bad-input" },
  });
  const notes = await doors().database.asOwner(
    "select payload from app.repair_item where type = 'NotesAdded' order by id desc limit 1",
  );
  expect(notes).toEqual([{ payload: { description: "Pompe à commander." } }]);
});

it("a cancelled appointment frees its hour and is told in the journal", async () => {
  const events = `query ($from: Instant!, $to: Instant!) { events(from: $from, to: $to) { id status } }`;
  const { data } = await ask(events, { from: "2026-11-22T00:00:00Z", to: "2026-12-22T00:00:00Z" });
  const [event] = JSON.parse(JSON.stringify(data)).events;
  const source = `mutation ($id: ID!, $status: String!) { setEventStatus(id: $id, status: $status) { ... on Event { status } ... on Refusal { refused } } }`;
  expect((await ask(source, { id: event.id, status: "CANCEL" })).data).toEqual({
    setEventStatus: { status: "CANCEL" },
  });
  expect((await ask(source, { id: event.id, status: "CANCEL" })).data).toEqual({
    setEventStatus: { refused: "unchanged" },
  });
  const told = await doors().database.asOwner(
    "select 1 from app.repair_item where type = 'AppointmentCancelled' and repair_id = $1",
    [repair_id],
  );
  expect(told).toHaveLength(1);
  const long = await ask(events, { from: "2020-01-01T00:00:00Z", to: "2026-12-22T00:00:00Z" });
  expect(long.errors?.[0]?.message).toContain("un an au plus");
});

it("a shop reads its own identity and people, never another's", async () => {
  const source = `query ($id: ID!) { repair_shop(id: $id) { name users { firstname skills { name } } } }`;
  const { data } = await ask(source, { id: GARONNE.id });
  expect(data).toMatchObject({ repair_shop: { name: "Atelier Garonne" } });
  expect(JSON.stringify(data)).toContain(
    '{"firstname":"Karim","skills":[{"name":"Gros électroménager"},{"name":"Petit électroménager"}]}',
  );
  expect((await ask(source, { id: LOIRE.id })).data).toEqual({ repair_shop: null });
});
