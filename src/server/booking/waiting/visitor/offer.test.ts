/** Which freed hours suit a visitor who has no appointment: by the rules of a booking of what they typed. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { garonneScope } from "../../../../../test/shop/affairs.ts";
import { instant, openDoors } from "../../../../../test/shop/doors.ts";
import { GARONNE, KARIM } from "../../../../../test/shop/garonne.ts";
import { loadShop } from "../../../shop/store.ts";
import { proposalToVisitor } from "./offer.ts";
import type { VisitorRow } from "./store.ts";

const NOW = "2026-11-23T08:00:00.000Z";
const at = instant(NOW);
const doors = openDoors(NOW, []);

// A Thursday, from nine to noon in Toulouse.
const freed = {
  user_id: KARIM.id,
  start_at: instant("2026-11-26T08:00:00.000Z"),
  end_at: instant("2026-11-26T11:00:00.000Z"),
};
const request = {
  kind: "Réparation",
  where: "Chez le client",
  appliance: { kind_id: "lave-linge", category_id: "gros-electromenager", brand: "", model: "" },
  symptom: null,
  description: "",
  urgency: 0,
  client: {
    type: "Particulier",
    lastname: "VIDAL",
    firstname: "Hélène",
    email: "helene.vidal@example.org",
    phone: "+33639981234",
    other_phones: [],
  },
  address: {
    street: "8 allée des Peupliers",
    complement: "",
    zip: "31700",
    city: "Blagnac",
    lat: null,
    lon: null,
  },
  consents: { cgv: true },
};

/** What would be offered of the freed hours; undefined for nothing. */
async function offeredTo(change: Partial<VisitorRow> = {}) {
  const visitor: VisitorRow = {
    id: randomUUID(),
    request,
    part: "any",
    weekdays: [],
    created_at: at,
    ended_at: null,
    ...change,
  };
  return doors().database.withShop(garonneScope, async (db) => {
    const shop = await loadShop(db, GARONNE.id);
    if (!shop) throw new Error("no such shop");
    const moment = { scope: garonneScope, at, origin: "https://etabli.example" };
    return proposalToVisitor(db, { visitor, freed, shop }, moment);
  });
}

test("the window is in the freed hours, with the place of the visit for the road to it", async () => {
  const id = randomUUID();
  const offered = await offeredTo({ id });
  expect(offered).toMatchObject({
    slot: { user_id: KARIM.id },
    visit: { kind: "Réparation", where: "Chez le client", lat: expect.any(Number) },
    to: { visitor_id: id },
  });
  const start = offered?.slot.start_at ?? "";
  expect(start >= freed.start_at && start < freed.end_at).toBe(true);
});

test.each<[string, Partial<VisitorRow>, boolean]>([
  ["on that day", { weekdays: [4] }, true],
  ["on another day only", { weekdays: [1, 5] }, false],
  ["in the morning", { part: "morning" }, true],
  ["in the afternoon only", { part: "afternoon" }, false],
])("who can come %s is offered it: %3$s", async (_, change, isOffered) => {
  expect((await offeredTo(change)) !== undefined).toBe(isOffered);
});

test.each<[string, unknown]>([
  ["that was erased", {}],
  [
    "for a trade that this person has not",
    {
      ...request,
      appliance: {
        ...request.appliance,
        kind_id: "trottinette-electrique",
        category_id: "mobilite",
      },
    },
  ],
  [
    "too far away",
    { ...request, address: { ...request.address, zip: "13001", city: "Marseille" } },
  ],
])("a request %s is offered nothing", async (_, typed) => {
  expect(await offeredTo({ request: typed })).toBeUndefined();
});

test("a shop that takes no booking any more offers nothing", async () => {
  await doors().database.asOwner("update app.shop set status = 'CLOSED' where id = $1", [
    GARONNE.id,
  ]);
  expect(await offeredTo()).toBeUndefined();
  await doors().database.asOwner("update app.shop set status = 'ACTIVE' where id = $1", [
    GARONNE.id,
  ]);
});
