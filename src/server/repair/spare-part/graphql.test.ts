/** Parts asked, ordered and received over HTTP; the status, the journal and the client's letter follow. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { karim, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair } from "../../../../test/shop/garonne.ts";

const { doors, ask } = openOffice("2026-11-23T10:00:00.000Z");

const PARTS = `spare_parts { id description received state } status items { type payload }`;
const SAVE = `mutation ($id: ID!, $repair_id: ID!, $input: SparePartInput!, $base: SparePartInput) {
  result: saveSparePart(id: $id, repair_id: $repair_id, input: $input, base: $base) {
    ... on Repair { ${PARTS} } ... on Refusal { refused detail } } }`;
const RECEIVE = `mutation ($deliveries: [PartDeliveryInput!]!) { result: receiveSpareParts(deliveries: $deliveries) {
  ... on ChangedParts { repairs { ${PARTS} messages { template recipient } } } ... on Refusal { refused } } }`;
const CANCEL = `mutation ($part_id: ID!) { result: cancelSparePart(part_id: $part_id) {
  ... on ChangedParts { repairs { ${PARTS} } } ... on Refusal { refused } } }`;
const AWAITED = `query ($supplier: String, $late: Boolean) { awaited_parts(supplier: $supplier, late: $late) {
  awaited late suppliers parts { description repair { id } } } }`;

const pump = {
  description: "Pompe de vidange",
  quantity: 1,
  supplier: "Spareka",
  price: 4_200,
  expected_on: "2026-11-20",
  ordered: true,
};
const belts = { ...pump, description: "Courroie", quantity: 2, supplier: "PEM", expected_on: null };

type Sheet = {
  status: string;
  spare_parts: { id: string; state: string; received: number }[];
  items: { type: string }[];
  messages?: { template: string }[];
};
type Result = { result: Sheet & { refused?: string; detail?: unknown; repairs?: Sheet[] } };

let client_id = "";
const repair = async (status = "Devis accepté", facts: object = {}): Promise<string> => {
  const id = randomUUID();
  const row = { reference: `P-${id.slice(0, 8)}`, status, intervention_type: "Réparation" };
  await insertRepair(doors().database, { ...row, ...facts, shop_id: GARONNE.id, id, client_id });
  return id;
};

type Saved = { id?: string; base?: object | null };
const save = async (repair_id: string, input: object, { id, base }: Saved = {}) => {
  const part_id = id ?? randomUUID();
  const { result } = await ask<Result>(SAVE, { id: part_id, repair_id, input, base });
  return { ...result, part_id };
};
const receive = async (...deliveries: [part_id: string, from: number, quantity: number][]) => {
  const sent = deliveries.map(([part_id, from, quantity]) => ({ part_id, from, quantity }));
  return (await ask<Result>(RECEIVE, { deliveries: sent })).result;
};

beforeAll(async () => {
  client_id = await knownClient(doors().database, "VIDAL Jean", {
    shop_id: GARONNE.id,
    email: "jean@example.org",
  });
});

describe("a repair that waits for parts", () => {
  it("is ready once the last one came in, and its client is written to once", async () => {
    const id = await repair();
    const ordered = await save(id, pump);
    expect(ordered.status).toBe("Attente de pièces");
    const { part_id } = await save(id, belts);

    const first = await receive([ordered.part_id, 0, 1], [part_id, 0, 1]);
    expect(first.repairs?.[0]).toMatchObject({ status: "Attente de pièces", messages: [] });
    const last = await receive([part_id, 1, 1]);
    expect(last.repairs?.[0]).toMatchObject({
      status: "Prêt à réparer",
      spare_parts: [{ state: "received" }, { state: "received", received: 2 }],
      messages: [{ template: "parts-received", recipient: "jean@example.org" }],
    });
    expect(last.repairs?.[0]?.items.map(({ type }) => type)).toEqual([
      "PartOrdered",
      "StatusChanged",
      "PartOrdered",
      "PartReceived",
      "PartReceived",
      "PartReceived",
      "StatusChanged",
      "MessageSent",
    ]);
  });

  it("is ready too when the part that was missing is cancelled", async () => {
    const id = await repair();
    const [one, other] = [await save(id, pump), await save(id, belts)];
    await receive([one.part_id, 0, 1]);
    const { result } = await ask<Result>(CANCEL, { part_id: other.part_id });
    expect(result.repairs?.[0]?.status).toBe("Prêt à réparer");
  });

  it("counts no delivery twice, and writes none of those sent with a wrong one", async () => {
    const id = await repair();
    const [one, other] = [await save(id, pump), await save(id, belts)];
    expect(await receive([other.part_id, 0, 1], [one.part_id, 1, 1])).toEqual({
      refused: "received-meanwhile",
    });
    expect(await receive([other.part_id, 0, 3])).toEqual({ refused: "too-many-received" });
    expect(await receive([randomUUID(), 0, 1])).toEqual({ refused: "part-unknown" });
    const [twice, again] = await Promise.all([
      receive([one.part_id, 0, 1]),
      receive([one.part_id, 0, 1]),
    ]);
    expect([twice.refused, again.refused].filter(Boolean)).toEqual(["received-meanwhile"]);
  });
});

describe("a part", () => {
  it("asked before the client agreed moves no status", async () => {
    const id = await repair("Devis à faire");
    expect(await save(id, { ...pump, ordered: false })).toMatchObject({
      status: "Devis à faire",
      spare_parts: [{ state: "asked" }],
    });
  });

  it("corrected by two people at once keeps both facts, or says the conflict", async () => {
    const repair_id = await repair();
    const { part_id: id } = await save(repair_id, pump);
    await save(repair_id, { ...pump, price: 3_900 }, { id, base: pump });
    const other = await save(repair_id, { ...pump, supplier: "PEM" }, { id, base: pump });
    expect(other.items.at(-1)).toMatchObject({
      type: "PartChanged",
      payload: {
        from: { supplier: "Spareka", price: 3_900 },
        to: { supplier: "PEM", price: 3_900 },
      },
    });
    expect(await save(repair_id, { ...pump, price: 5_000 }, { id, base: pump })).toMatchObject({
      refused: "changed-meanwhile",
      detail: { conflicts: [{ field: "price", theirs: 3_900 }] },
    });
  });

  it("belongs to its shop and to its repair", async () => {
    const id = await repair();
    const { part_id } = await save(id, pump);
    expect(await save(await repair(), belts, { id: part_id })).toMatchObject({
      refused: "part-unknown",
    });
    const stolen = await ask<Result>(CANCEL, { part_id }, nadia);
    expect(stolen.result).toEqual({ refused: "part-unknown" });
    const over = await repair("Terminer/Archivé", { archived: true });
    expect(await save(over, pump)).toMatchObject({ refused: "repair-archived" });
  });
});

it("all parts awaited are on one page, by supplier or late only", async () => {
  type Page = {
    awaited_parts: {
      awaited: number;
      late: number;
      suppliers: string[];
      parts: { description: string }[];
    };
  };
  const read = async (variables: object) =>
    (await ask<Page>(AWAITED, { ...variables }, karim)).awaited_parts;
  await save(await repair(), { ...pump, supplier: "Rare", expected_on: "2026-11-22" });
  await save(await repair(), { ...pump, supplier: "Rare", expected_on: "2026-11-23" });
  const all = await read({});
  expect(all.suppliers).toEqual(["PEM", "Rare", "Spareka"]);
  expect(all.awaited).toBe(all.parts.length);
  expect((await read({ supplier: "Rare" })).parts).toHaveLength(2);
  const late = await read({ supplier: "Rare", late: true });
  expect(late.parts).toHaveLength(1);
  expect((await ask<Page>(AWAITED, {}, nadia)).awaited_parts).toEqual({
    awaited: 0,
    late: 0,
    suppliers: [],
    parts: [],
  });
});
