/** What remains of a client whose name, address and contacts were corrected before their data were erased, and of a short name. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { SEALED, tracesIn } from "../../../../test/shop/clients.ts";
import { marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { certifyIrreparable } from "../../quote/certificate/certify.ts";
import { appendItems } from "../../repair/store.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z");
const story = { client_id: "", repair_id: "" };
const save = (input: object) =>
  ask("mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }", { input }, marc);

/** What a client calls a machine, and the name that they sign a withdrawal with. */
const WRITTEN: JournalItem[] = [
  {
    type: "ApplianceAdded",
    payload: {
      appliance: newAppliance({
        id: randomUUID(),
        kind_id: "lave-linge",
        brand: "Brandt",
        name: "Cadeau de Jeanne",
        created_at: act().at,
      }),
    },
  },
  {
    type: "QuoteWithdrawn",
    payload: { quote_id: randomUUID(), reference: "D2026-00001", version: 1, name: "Mamie" },
  },
];

/** As « Vidal Hélène, 8 allée des Peupliers », who signs a receipt and a certificate; then as « Xu Li », elsewhere. */
beforeAll(async () => {
  const { database } = doors();
  const { client_id, repair_id } = await openRepair(database);
  Object.assign(story, { client_id, repair_id });
  await database.asOwner(
    "update app.repair set description = 'Fuit chez ma voisine Odile' where id = $1",
    [repair_id],
  );
  await database.asOwner(
    `insert into app.notification (shop_id, kind, about, repair_id, created_at)
     values ($1, 'to-call', '{"client": "H. V.", "phone": "06 39 98 11 22"}', $2, now())`,
    [GARONNE.id, repair_id],
  );
  const signed = { name: "H. V.", signature: { kind: "drawn", strokes: "M10 10L40 30" } };
  const reception = {
    id: randomUUID(),
    repair_id,
    condition: [],
    condition_note: "",
    accessories: [],
    password: "",
    ceiling: null,
    ...signed,
  };
  await ask(
    "mutation ($input: ReceptionInput!) { receiveDevice(input: $input) { __typename } }",
    { input: reception },
    marc,
  );
  const given = { id: randomUUID(), repair_id, reason: "parts", fault: "Carte", note: "" } as const;
  await database.withShop(garonneScope, async (db) => {
    await certifyIrreparable(db, given, act());
    await appendItems(db, { ...act(), shop_id: GARONNE.id, repair_id }, WRITTEN);
  });
  await save({
    id: client_id,
    type: "Particulier",
    lastname: "XU",
    firstname: "Li",
    email: "xu@example.org",
    phones: [{ name: "Portable", number: "+33639985678" }],
    addresses: [{ tags: ["facturation"], street: "3 rue Bayard", zip: "31000", city: "Toulouse" }],
  });
  await database.asOwner(
    "update app.repair set status = 'Terminer/Archivé', done = true where id = $1",
    [repair_id],
  );
});

const FORMER = [
  "vidal",
  "hélène",
  "helene",
  "peupliers",
  "639980012",
  "06 39 98 11 22",
  "jeanne",
  "mamie",
  "odile",
];
const PRESENT = ["xu@example", "639985678", "rue bayard", '"xu"', '"li"', "xu li", "li xu"];
const traces = async (words: readonly string[]) =>
  (await tracesIn(doors().database, GARONNE.id, words)).filter((place) => !SEALED.has(place));

test("neither what they were called and where they lived before, nor a name of two letters, is left", async () => {
  expect(await traces(FORMER)).toContain("intake.document");
  expect(await traces(PRESENT)).toContain("client.email");
  const erased = await ask<{ result: object }>(
    "mutation ($id: ID!) { result: eraseClient(id: $id) { __typename } }",
    { id: story.client_id },
    marc,
  );
  expect(erased).toEqual({ result: { __typename: "ClientErasure" } });
  expect(await traces(FORMER)).toEqual([]);
  expect(await traces(PRESENT)).toEqual([]);
});

test("who a client is and where they live goes by its key; the product's words and ids beside it stay", async () => {
  const id = randomUUID();
  const document = {
    client: { id, type: "Particulier", name: "Li Xu", lastname: "XU", firstname: "Li", siren: "" },
    place: ["3 rue Bayard", "31000 Toulouse"],
    from: { lastname: "XU", firstname: "Li" },
    seller: { name: "Atelier Garonne", phone: "05 61 00 00 00" },
    technician: "Karim Benali",
  };
  const [row] = await doors().database.asSuperuser<{ said: unknown }>(
    "select app.blank_person($1::jsonb, '{}', '{}', '{}') as said",
    [JSON.stringify(document)],
  );
  const nobody = { lastname: "effacé", firstname: "" };
  expect(row?.said).toEqual({
    client: { id, type: "Particulier", name: "effacé", siren: "", ...nobody },
    place: ["effacé", "effacé"],
    from: nobody,
    seller: document.seller,
    technician: "Karim Benali",
  });
});
