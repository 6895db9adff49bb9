/** What the database holds by itself of suppliers' invoices: bytes and decisions that nobody rewrites, each once. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { act, garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { testDatabase } from "../../../../test/database.ts";
import { GARONNE, insertRow, LOIRE, NADIA, openShops } from "../../../../test/shop/garonne.ts";
import { ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { DECISIONS, type SupplierDecision } from "../../../domain/invoice/received/decide.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import { listReceived } from "./board/list.ts";
import { decideInvoice } from "./decision/decide.ts";
import { decisionsOf, insertDecision, loadDecision } from "./decision/store.ts";
import { linkLine } from "./match/link.ts";
import { matchesOf, unbilledParts } from "./match/store.ts";
import { proposeLines } from "./match/propose.ts";
import { receiveInvoice } from "./receive.ts";
import { loadOriginal, loadSupplierInvoices } from "./store.ts";

const database = testDatabase();
const AT = instant("2026-11-23T11:00:00Z");
const loireScope = mintScope(LOIRE.id, { kind: "user", id: NADIA.id, role: "OWNER" });
const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const inLoire = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(loireScope, work);

const everything = (db: ShopDb) =>
  listReceived(db, {
    show: null,
    text: "",
    supplier: "",
    from: null,
    to: null,
    first: 10,
    skip: 0,
  });

const receive = async (reference: string, flow_id: string | null = null) => {
  const bytes = Buffer.from(ublInvoice({ reference }));
  return inGaronne((db) => receiveInvoice(db, { bytes, flow_id, created_by: null, at: AT }));
};
const received = async (reference: string): Promise<string> => {
  const id = await receive(reference);
  if (isRefusal(id)) throw new Error(id.refused);
  return id;
};
const decide = (id: string, decision: SupplierDecision, reason_code = "QTE_ERR") =>
  inGaronne((db) => decideInvoice(db, { id, decision, reason_code, reason: "" }, act(AT)));
const partOf = async (description: string, facts: object = {}) => {
  const { repair_id } = await openRepair(database);
  const id = randomUUID();
  const part = { shop_id: GARONNE.id, id, repair_id, description, supplier: "", quantity: 1 };
  await insertRow(database, "app.spare_part", { ...part, price: null, ordered: true, ...facts });
  return id;
};

let first = "";
beforeAll(async () => {
  await openShops(database);
  first = await received("PM-1");
  expect(await decide(first, "approve")).toBe(first);
}, 60_000);

describe("what was received or decided", () => {
  test.each([
    "update app.supplier_invoice set total_incl = 1",
    "delete from app.supplier_invoice",
    "update app.supplier_invoice_file set bytes = '\\x00'",
    "delete from app.supplier_invoice_file",
    "update app.supplier_invoice_status set code = 210",
    "delete from app.supplier_invoice_status",
    "truncate app.supplier_invoice_status",
  ])("is never rewritten: %s", async (query) => {
    await expect(database.asOwner(query)).rejects.toThrow("is never changed");
  });

  test.each([
    ["of another code", "'2', 200", /violates check constraint/],
    ["at a place that is taken", "'1', 210", /supplier_invoice_status_once/],
    ["at no place", "'0', 210", /violates check constraint/],
  ])("has no decision %s", async (_, values, error) => {
    const query = `insert into app.supplier_invoice_status (shop_id, supplier_invoice_id, position, code, at)
      values ('${GARONNE.id}', '${first}', ${values}, now())`;
    await expect(database.asOwner(query)).rejects.toThrow(error);
  });

  test("is kept as its bytes, its digest and its facts", async () => {
    const [invoice] = await inGaronne((db) => loadSupplierInvoices(db, [first]));
    expect(invoice).toMatchObject({ source: "upload", format: "ubl", total_incl: 8_700 });
    expect(invoice?.facts.lines).toHaveLength(2);
    const original = await inGaronne((db) => loadOriginal(db, first));
    expect(original?.bytes.toString()).toBe(ublInvoice({ reference: "PM-1" }));
  });

  test("comes once by its number, and once by its flow", async () => {
    const known = { refused: "supplier-invoice-known" };
    expect(await receive("PM-1")).toEqual(known);
    expect(await receive("PM-1", "flux-1")).toEqual(known);
    expect(await receive("PM-2", "flux-2")).toEqual(expect.any(String));
    expect(await receive("PM-3", "flux-2")).toEqual(known);
    expect(await inGaronne(everything)).toMatchObject({ total: 2 });
  });
});

/** Each decision after each other one: what it leads to, or the refusal. */
describe("decisions follow each other", () => {
  const AFTER: Record<SupplierDecision, readonly SupplierDecision[]> = {
    approve: ["dispute", "pay"],
    dispute: ["approve", "refuse"],
    refuse: [],
    pay: [],
  };
  test.each(DECISIONS.flatMap((former) => DECISIONS.map((next) => [former, next] as const)))(
    "%s, then %s",
    async (former, next) => {
      const id = await received(`${former}-${next}`);
      await decide(id, former);
      const answer = await decide(id, next);
      const isAllowed = AFTER[former].includes(next);
      expect(answer).toEqual(isAllowed ? id : { refused: "supplier-invoice-decided" });
      expect(await inGaronne((db) => decisionsOf(db, [id]))).toHaveLength(isAllowed ? 2 : 1);
    },
  );

  test("without a reason that the law wants, none is taken", async () => {
    const id = await received("MOTIF");
    for (const [decision, code, refused] of [
      ["refuse", "", "supplier-invoice-reason"],
      ["dispute", "INVENTÉ", "supplier-invoice-reason"],
      ["dispute", "AUTRE", "supplier-invoice-words"],
    ] as const)
      expect(await decide(id, decision, code)).toEqual({ refused });
    expect(await inGaronne((db) => decisionsOf(db, [id]))).toEqual([]);
    expect(await decide(randomUUID(), "approve")).toBeUndefined();
  });

  test("of two people at the same moment one is refused", async () => {
    const id = await received("ENSEMBLE");
    const answers = await Promise.all([
      decide(id, "pay"),
      decide(id, "refuse"),
      decide(id, "dispute"),
    ]);
    expect(answers.filter((answer) => answer === id)).toHaveLength(1);
    expect(await inGaronne((db) => decisionsOf(db, [id]))).toHaveLength(1);
  });
});

describe("a line and the part that it bills", () => {
  const link = (id: string, line: number, spare_part_id: string | null) =>
    inGaronne((db) => linkLine(db, { id, line, spare_part_id }, act(AT)));

  test("are tied once, untied, and tied to another", async () => {
    const [one, other] = [await partOf("Pompe"), await partOf("Pompe de vidange")];
    const [id, second] = [await received("LIGNE-1"), await received("LIGNE-2")];
    expect(await link(id, 1, one)).toBe(id);
    expect(await link(id, 1, other)).toBe(id);
    expect(await inGaronne((db) => matchesOf(db, [id]))).toMatchObject([{ spare_part_id: other }]);
    expect(await link(second, 1, other)).toEqual({ refused: "part-billed" });
    expect(await link(id, 2, other)).toEqual({ refused: "part-billed" });
    expect(await inGaronne(unbilledParts)).toContain(one);
    expect(await link(id, 1, null)).toBe(id);
    expect(await link(second, 1, other)).toBe(second);
  });

  test.each([
    ["a line that it has not", 3, "supplier-line-unknown"],
    ["a line before the first", 0, "supplier-line-unknown"],
    ["a part that nobody asked for", 1, "part-unknown"],
  ])("are not tied on %s", async (_, line, refused) => {
    expect(await link(first, line, randomUUID())).toEqual({ refused });
  });

  test("a part of another shop, or one that was cancelled, is never proposed", async () => {
    await partOf("Pompe de vidange", { cancelled: true });
    const [invoice] = await inGaronne((db) => loadSupplierInvoices(db, [first]));
    if (!invoice) throw new Error("received above");
    const proposed = await inGaronne((db) => proposeLines(db, invoice));
    expect(proposed.flatMap(({ likely }) => likely.map(({ description }) => description))).toEqual([
      "Pompe",
    ]);
    expect(
      (await inLoire((db) => proposeLines(db, invoice))).flatMap(({ likely }) => likely),
    ).toEqual([]);
  });
});

test("another shop sees, decides and ties nothing of it", async () => {
  expect(await inLoire(everything)).toMatchObject({ total: 0, invoices: [], suppliers: [] });
  expect(await inLoire((db) => loadSupplierInvoices(db, [first]))).toEqual([]);
  expect(await inLoire((db) => loadOriginal(db, first))).toBeUndefined();
  const [decision] = await inGaronne((db) => decisionsOf(db, [first]));
  expect(await inLoire((db) => loadDecision(db, decision?.id ?? ""))).toBeUndefined();
  const asked = { id: first, decision: "pay" as const, reason_code: "", reason: "" };
  expect(await inLoire((db) => decideInvoice(db, asked, act(AT)))).toBeUndefined();
  const tie = { id: first, line: 1, spare_part_id: randomUUID() };
  expect(await inLoire((db) => linkLine(db, tie, act(AT)))).toBeUndefined();
  const stolen = {
    supplier_invoice_id: first,
    position: 2,
    code: 211,
    reason_code: "",
    reason: "",
  };
  const row = { ...stolen, id: randomUUID(), at: AT, created_by: null };
  await expect(inLoire((db) => insertDecision(db, row))).rejects.toThrow(/foreign key/);
});
