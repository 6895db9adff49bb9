/** Suppliers' invoices: received by the platform or brought by the shop, kept as they are, decided once, matched. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertRow } from "../../../../test/shop/garonne.ts";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, type Colleague } from "../../../../test/shop/colleagues.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { supplierInvoiceRest } from "./rest.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z", [supplierInvoiceRest]);
const { simulator, connect, sendDue, follow, ask, bytesOf, billed, document, sendFile } = {
  ...story,
  sendFile: (
    payload: Buffer | string,
    {
      type = "application/xml",
      typed = {},
      who = marc,
    }: { type?: string; typed?: Record<string, string>; who?: Colleague } = {},
  ) =>
    story.send(
      {
        method: "POST",
        url: `/api/v1/shops/${who.shop_id}/supplier-invoices?${new URLSearchParams(typed)}`,
        headers: { "content-type": type },
        payload,
      },
      who,
    ),
};

const FIELDS = `id source format supplier_name reference state decisions due_on total_incl file_url
  statuses { code reason } lines { line label net matched { id } likely { id description } } vat_groups { vat_rate base vat }`;
const list = async (who?: Colleague) =>
  (await ask(`{ supplier_board { invoices { ${FIELDS} } } }`, {}, who)).data.supplier_board
    .invoices;
const decide = async (id: string, decision: string, facts: object = {}, who?: Colleague) =>
  (
    await ask(
      `mutation ($id: ID!, $decision: String!, $reason_code: String, $reason: String) {
        result: decideSupplierInvoice(id: $id, decision: $decision, reason_code: $reason_code, reason: $reason) {
          ... on Refusal { refused } ... on SupplierInvoice { ${FIELDS} } } }`,
      { id, decision, ...facts },
      who,
    )
  ).data?.result;
const link = async (id: string, line: number, spare_part_id: string | null) =>
  (
    await ask(
      `mutation ($id: ID!, $line: Int!, $spare_part_id: ID) {
        result: linkSupplierLine(id: $id, line: $line, spare_part_id: $spare_part_id) {
          ... on Refusal { refused } ... on SupplierInvoice { ${FIELDS} } } }`,
      { id, line, spare_part_id },
    )
  ).data.result;
const deliver = (xml: string) =>
  simulator().deliver({ type: "SupplierInvoice", syntax: "UBL", bytes: Buffer.from(xml) });

test("what the platform hands over is read once, and its bytes are kept", async () => {
  await connect();
  const xml = ublInvoice();
  deliver(xml);
  deliver(xml);
  deliver("<Rapport/>");
  deliver('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice>&x;</Invoice>');
  await follow();
  await follow();
  const received = await list();
  expect(received).toMatchObject([
    {
      source: "platform",
      format: "ubl",
      supplier_name: "Pièces du Midi",
      reference: "PM-2026-118",
      state: "received",
      due_on: "2026-12-20",
      total_incl: 8_700,
      vat_groups: [{ vat_rate: 2_000, base: 7_250, vat: 1_450 }],
    },
  ]);
  expect((await bytesOf(received[0].file_url, marc)).toString()).toBe(xml);
  expect(await list(nadia)).toEqual([]);
  expect((await document(received[0].file_url, nadia))[0]).toBe(404);
});

test("a decision is taken once, tells the supplier by the platform, and the refused one says why", async () => {
  const [invoice] = await list();
  expect(await decide(invoice.id, "refuse")).toEqual({ refused: "supplier-invoice-reason" });
  const answers = await Promise.all([
    decide(invoice.id, "approve"),
    decide(invoice.id, "refuse", { reason_code: "QTE_ERR" }),
  ]);
  expect(
    answers.filter(({ refused }) => refused === "supplier-invoice-decided").length,
  ).toBeLessThan(2);
  const [now] = await list();
  expect(now.statuses.length).toBe(1);
  await sendDue();
  const sent = simulator().sent().at(-1);
  expect(sent).toMatchObject({ flowType: "SupplierInvoiceLC", flowSyntax: "CDAR" });
  expect(sent?.bytes.toString()).toContain("<ram:IssuerAssignedID>PM-2026-118<");
  expect(sent?.bytes.toString()).toContain(`<ram:ProcessConditionCode>${now.statuses[0].code}<`);
  expect(await decide(invoice.id, "approve", {}, nadia)).toBeUndefined();
});

test("an approved one is disputed, approved again and paid, each kept in its order", async () => {
  deliver(ublInvoice({ reference: "PM-2026-119" }));
  await follow();
  const [{ id }] = await list();
  await decide(id, "approve");
  expect(
    await decide(id, "dispute", { reason_code: "AUTRE", reason: "Carton ouvert" }),
  ).toMatchObject({
    state: "disputed",
    statuses: [{ code: 205 }, { code: 207, reason: "Carton ouvert" }],
  });
  await decide(id, "approve");
  expect(await decide(id, "pay")).toMatchObject({ state: "paid", decisions: [] });
  expect(await decide(id, "dispute", { reason_code: "QTE_ERR" })).toEqual({
    refused: "supplier-invoice-decided",
  });
});

test("a line is matched to the part of a repair that it bills, and a part to one line", async () => {
  const { repair_id } = await openRepair(story.doors().database);
  const part = randomUUID();
  await insertRow(story.doors().database, "app.spare_part", {
    shop_id: marc.shop_id,
    id: part,
    repair_id,
    description: "Pompe de vidange",
    supplier: "Pièces du Midi",
    quantity: 2,
    price: 3_000,
    ordered: true,
  });
  const [{ id }, { id: other }] = await list();
  const [first] = (await list())[0].lines;
  expect(first.likely).toEqual([{ id: part, description: "Pompe de vidange" }]);
  expect((await link(id, 1, part)).lines[0]).toMatchObject({ matched: { id: part }, likely: [] });
  expect(await link(other, 1, part)).toEqual({ refused: "part-billed" });
  expect(await link(id, 9, part)).toEqual({ refused: "supplier-line-unknown" });
  expect(await link(id, 2, randomUUID())).toEqual({ refused: "part-unknown" });
  expect((await link(id, 1, null)).lines[0]).toMatchObject({ matched: null });
  expect((await link(other, 1, part)).lines[0]).toMatchObject({ matched: { id: part } });
});

test("the shop brings a file itself: electronic, or a PDF whose facts a person types", async () => {
  expect((await sendFile(ublInvoice({ reference: "PM-7" }))).statusCode).toBe(201);
  expect((await sendFile(ublInvoice({ reference: "PM-7" }))).json()).toMatchObject({
    refused: "supplier-invoice-known",
  });
  const { id } = await billed();
  const facturx = await bytesOf(`/app/document/invoice/${id}.pdf`, marc);
  expect((await sendFile(facturx, { type: "application/pdf" })).statusCode).toBe(201);
  const [own] = await list();
  expect(own).toMatchObject({ format: "facturx", source: "upload" });
  expect((await bytesOf(own.file_url, marc)).equals(facturx)).toBe(true);

  const plain = Buffer.from("%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF");
  const pdf = { type: "application/pdf" };
  expect((await sendFile(plain, pdf)).json()).toMatchObject({ refused: "supplier-invoice-plain" });
  const typed = {
    supplier_name: "Quincaillerie",
    reference: "77",
    issued_on: "2026-11-20",
    total_incl: "24,00",
    total_vat: "4,00",
  };
  expect((await sendFile(plain, { ...pdf, typed })).statusCode).toBe(201);
  expect((await list())[0]).toMatchObject({ format: "pdf", total_incl: 2_400, lines: [] });
  expect(
    (await sendFile(plain, { ...pdf, typed: { ...typed, total_incl: "x" } })).json(),
  ).toMatchObject({
    refused: "supplier-invoice-typed",
  });
  expect((await sendFile("<a>", { who: karim })).json()).toMatchObject({
    refused: "xml-unreadable",
  });
  // What the shop brought itself is told to nobody.
  const told = () =>
    simulator()
      .sent()
      .filter(({ flowType }) => flowType === "SupplierInvoiceLC");
  await sendDue();
  const before = told().length;
  await decide((await list())[0].id, "approve");
  await sendDue();
  expect(told()).toHaveLength(before);
});
