/** An appliance from its reception to its hand-over: over HTTP, on a real database. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../test/shop/doors.ts";
import { date } from "../../../test/shop/invoice.ts";
import { recordPaymentOn } from "../payment/record.ts";
import { intakeRest } from "./rest.ts";
import { intakeSite } from "./site.ts";

const { doors, send, ask } = openOffice("2026-11-23T11:00:00.000Z", [intakeRest, intakeSite]);

const FIELDS =
  "id accessories ceiling has_password signed_by received_at returned_at returned_to missing";
const signed = { name: "Hélène Vidal", signature: { kind: "drawn", strokes: "M10 10L40 30" } };
const reception = (repair_id: string, facts: object = {}) => ({
  id: randomUUID(),
  repair_id,
  condition: ["scratched"],
  condition_note: "Vitre fêlée",
  accessories: ["Chargeur", "Housse"],
  password: "léa 1234",
  ceiling: 8_000,
  ...signed,
  ...facts,
});

type Result = { result: Record<string, unknown> & { id: string } };
const mutate = async (name: string, type: string, input: object, who = marc) => {
  const query = `mutation ($input: ${type}!) { result: ${name}(input: $input) {
    ... on Intake { ${FIELDS} } ... on Refusal { refused detail } } }`;
  return (await ask<Result>(query, { input }, who)).result;
};
const receive = (input: object, who = marc) =>
  mutate("receiveDevice", "ReceptionInput", input, who);
const handOver = (input: object, who = marc) =>
  mutate("handOverDevice", "HandOverInput", { returned: [], note: "", ...signed, ...input }, who);
const passwordOf = async (intake_id: unknown, who = marc) =>
  (
    await ask<Result>(
      "mutation ($id: ID!) { result: readDevicePassword(intake_id: $id) { ... on DevicePassword { password } ... on Refusal { refused } } }",
      { id: intake_id },
      who,
    )
  ).result;
const sheetOf = async (id: string) =>
  (
    await ask<{
      repair: { status: string; intakes: object[]; items: { type: string; payload: unknown }[] };
    }>(
      `query ($id: ID!) { repair(id: $id) { status intakes { ${FIELDS} } items { type payload } } }`,
      { id },
    )
  ).repair;

test("an appliance is received once, signed, and its repair may begin under the ceiling", async () => {
  const { repair_id } = await openRepair(doors().database);
  const input = reception(repair_id);
  const expected = {
    id: input.id,
    accessories: ["Chargeur", "Housse"],
    ceiling: 8_000,
    has_password: true,
    signed_by: "Hélène Vidal",
    returned_at: null,
  };
  expect(await receive(input, karim)).toMatchObject(expected);
  expect(await receive(input)).toMatchObject(expected);
  expect(await receive(reception(repair_id))).toMatchObject({ refused: "already-received" });
  const sheet = await sheetOf(repair_id);
  expect([sheet.status, sheet.intakes.length]).toEqual(["Prêt à réparer", 1]);
  const payload = {
    condition: "Rayures. Vitre fêlée",
    accessories: "Chargeur, Housse",
    ceiling: 8_000,
  };
  expect(sheet.items).toContainEqual({ type: "DeviceReceived", payload });
});

test("of two people who receive one appliance at once, one does", async () => {
  const { repair_id } = await openRepair(doors().database);
  const twice = await Promise.all([receive(reception(repair_id)), receive(reception(repair_id))]);
  expect(new Set(twice.map(({ refused }) => refused))).toEqual(
    new Set(["already-received", undefined]),
  );
});

test("its password is stored encrypted, shown on demand, the reading journaled, and erased at the hand-over", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  const stored = async () =>
    (
      await doors().database.asOwner<{ password: string | null }>(
        "select password from app.intake where id = $1",
        [id],
      )
    )[0]?.password;
  expect(await stored()).toMatch(/^[\w-]{40,}$/);
  expect(JSON.stringify(await sheetOf(repair_id))).not.toContain("1234");
  expect(await passwordOf(id, karim)).toEqual({ password: "léa 1234" });
  expect((await sheetOf(repair_id)).items.at(-1)).toEqual({
    type: "DevicePasswordRead",
    payload: {},
  });
  await handOver({ intake_id: id, returned: ["Chargeur", "Housse"] });
  expect([await stored(), await passwordOf(id)]).toEqual([null, { refused: "no-password" }]);
});

test("it is handed over with what was left, what is missing noted, and the repair waits for its payment", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  await doors().database.asOwner("update app.repair set status = 'Réparé' where id = $1", [
    repair_id,
  ]);
  expect(await handOver({ intake_id: id, returned: ["Vélo"] })).toMatchObject({
    refused: "accessory-unknown",
  });
  expect(await handOver({ intake_id: id, signature: null })).toMatchObject({
    refused: "signature-missing",
  });
  const returned = { returned_to: "Hélène Vidal", missing: ["Housse"], has_password: false };
  expect(await handOver({ intake_id: id, returned: ["Chargeur"] })).toMatchObject(returned);
  expect(await handOver({ intake_id: id })).toMatchObject({ refused: "already-returned" });
  const { status, items } = await sheetOf(repair_id);
  expect(status).toBe("Attente de réglement");
  expect(items.map(({ type }) => type)).toContain("DeviceReturned");
  expect(await receive(reception(repair_id))).toMatchObject({ returned_at: null });
});

test("a repair that is paid is closed by its hand-over", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  await doors().database.withShop(garonneScope, async (db) => {
    const invoice_id = await issuedInvoice(db, repair_id);
    const receipt = { invoice_id, amount: 19_000, method: "card", note: "" } as const;
    await recordPaymentOn(db, { ...receipt, received_on: date("2026-11-23") }, act());
  });
  const reopened = "update app.repair set status = 'Réparé', archived = false where id = $1";
  await doors().database.asOwner(reopened, [repair_id]);
  await handOver({ intake_id: id });
  expect((await sheetOf(repair_id)).status).toBe("Terminer/Archivé");
});

test("another shop receives, reads and hands over nothing", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  for (const attempt of [
    () => receive(reception(repair_id), nadia),
    () => handOver({ intake_id: id }, nadia),
    () => passwordOf(id, nadia),
  ])
    await expect(attempt()).rejects.toThrow();
  expect((await send({ url: `/app/document/receipt/${id}.pdf` }, nadia)).statusCode).toBe(404);
});

test("its receipt and its labels are printed for the shop", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id, { name: "Hélène Vidal" }));
  const kinds = ["receipt", "label/62x29", "label/50x30"];
  for (const kind of kinds) {
    const { statusCode, rawPayload } = await send({ url: `/app/document/${kind}/${id}.pdf` });
    expect([kind, statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([kind, 200, "%PDF-"]);
  }
  expect((await send({ url: `/app/document/label/10x10/${id}.pdf` })).statusCode).toBe(404);
});

test("a label is printed before anything is received, for the shop alone and for nothing but a machine", async () => {
  const { repair_id } = await openRepair(doors().database);
  const url = `/app/document/label/62x29/${repair_id}.pdf`;
  const { statusCode, rawPayload, headers } = await send({ url });
  expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  expect(headers["content-disposition"]).toContain("Etiquettes-R");
  expect((await send({ url }, nadia)).statusCode).toBe(404);
  const receipt = await send({ url: `/app/document/receipt/${repair_id}.pdf` });
  expect(receipt.statusCode).toBe(404);
  await doors().database.asOwner("update app.repair set appliance_id = null where id = $1", [
    repair_id,
  ]);
  expect((await send({ url })).statusCode).toBe(404);
});

test("the code of a label leads people of the shop to the sheet, and anyone else to the tracking page", async () => {
  const { repair_id, sheetid } = await openRepair(doors().database);
  const url = `/s/${sheetid}`;
  const [inside, elsewhere] = [await send({ url }), await send({ url }, nadia)];
  const client = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
  expect(
    [inside, elsewhere, client].map(({ statusCode, headers }) => [statusCode, headers.location]),
  ).toEqual([
    [302, `/app/sheet/${repair_id}`],
    [302, `/suivi/${sheetid}`],
    [302, `/suivi/${sheetid}`],
  ]);
  expect(client.headers["x-robots-tag"]).toBe("noindex");
  expect((await send({ url: `/s/${"A".repeat(22)}` })).statusCode).toBe(404);
});

test("each reading of the password is in the journal, with its reader", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  await passwordOf(id, karim);
  await passwordOf(id, marc);
  const readers = await doors().database.asOwner(
    "select created_by from app.repair_item where repair_id = $1 and type = 'DevicePasswordRead' order by id",
    [repair_id],
  );
  expect(readers).toEqual([{ created_by: karim.person.id }, { created_by: marc.person.id }]);
});

test("the password is stored sealed for its own reception: moved to another, it does not open", async () => {
  const { database } = doors();
  const [first, second] = [await openRepair(database), await openRepair(database)];
  const { id } = await receive(reception(first.repair_id));
  const { id: other } = await receive(reception(second.repair_id));
  const [stored] = await database.asOwner<{ password: string }>(
    "select password from app.intake where id = $1",
    [id],
  );
  expect(stored?.password).not.toContain("1234");
  await database.asOwner("update app.intake set password = $2 where id = $1", [
    other,
    stored?.password,
  ]);
  await expect(passwordOf(other)).rejects.toThrow();
  expect(await passwordOf(id)).toEqual({ password: "léa 1234" });
});

test("two people who hand over at once do it once", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  const answers = await Promise.all([marc, karim].map((who) => handOver({ intake_id: id }, who)));
  expect(answers.filter(({ refused }) => refused === "already-returned")).toHaveLength(1);
  const { items } = await sheetOf(repair_id);
  expect(items.filter(({ type }) => type === "DeviceReturned")).toHaveLength(1);
});

test("a visitor and another shop print nothing, and learn nothing from what is refused", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  for (const kind of ["receipt", "label/62x29"]) {
    const url = `/app/document/${kind}/${id}.pdf`;
    const visitor = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
    const other = await send({ url }, nadia);
    const unknown = await send({ url: `/app/document/${kind}/${randomUUID()}.pdf` });
    expect(visitor.statusCode).not.toBe(200);
    expect([other.statusCode, unknown.statusCode]).toEqual([404, 404]);
  }
});

test("the receipt is what was signed: a new name of the client changes nothing in it", async () => {
  const { repair_id, client_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  const document = async () =>
    doors().database.asOwner("select document from app.intake where id = $1", [id]);
  const before = await document();
  await doors().database.asOwner("update app.client set lastname = 'AUTRE' where id = $1", [
    client_id,
  ]);
  await handOver({ intake_id: id });
  expect(await document()).toEqual(before);
});

test("a reception sent again by an impatient hand is the same one", async () => {
  const { repair_id } = await openRepair(doors().database);
  const input = reception(repair_id);
  const { id } = await receive(input);
  expect((await receive(input)).id).toBe(id);
  expect((await sheetOf(repair_id)).intakes).toHaveLength(1);
});

test("the id of another repair's reception receives nothing", async () => {
  const { database } = doors();
  const [first, other] = [await openRepair(database), await openRepair(database)];
  const input = reception(first.repair_id);
  await receive(input);
  await expect(receive({ ...input, repair_id: other.repair_id })).rejects.toThrow(/n’existe pas/);
  expect((await sheetOf(other.repair_id)).intakes).toEqual([]);
});

test("handed over while the client keeps a device of the shop, the file stays open and says so", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await receive(reception(repair_id));
  const lend = `mutation ($id: ID!, $repair_id: ID!) { lendDevice(id: $id, repair_id: $repair_id,
    name: "Samsung A14", due_on: "2026-12-01") { __typename } }`;
  await ask(lend, { id: randomUUID(), repair_id });
  await ask(
    `mutation ($id: ID!) { setRepairStatus(repair_id: $id, status: "Devis refusé") { __typename } }`,
    { id: repair_id },
  );
  await handOver({ intake_id: id, returned: ["Chargeur", "Housse"] });
  const { status, items } = await sheetOf(repair_id);
  expect(status).toBe("Devis refusé");
  const note = "remis à Hélène Vidal ; prêt encore chez le client : Samsung A14";
  expect(items).toContainEqual({ type: "DeviceReturned", payload: { note } });
});
