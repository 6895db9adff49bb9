/** A file of a supplier that nothing could read: kept as it came, entered by hand or set aside, once. */
import { beforeAll, describe, expect, test } from "vitest";
import { karim, marc, nadia, type Colleague } from "../../../../../test/shop/colleagues.ts";
import { openPlatform } from "../../../../../test/shop/supplier/platform.ts";
import { ublInvoice } from "../../../../../test/shop/supplier/invoices.ts";
import { may } from "../../../../domain/account/permissions.ts";
import { SHOP_ROLES } from "../../../../domain/account/role.ts";
import { supplierInvoiceRest } from "../rest.ts";
import { unreadFileRest } from "./rest.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z", [supplierInvoiceRest, unreadFileRest]);
const { simulator, connect, follow, ask, send, sendDue, row, doors } = story;

const FILE = "id source reason size state aside_reason file_url received_at";
type Unread = { id: string; file_url: string; state: string };
const board = async (args = "", who?: Colleague) =>
  (
    await ask(
      `{ supplier_board${args} { total counts { show count } unread { ${FILE} } invoices { reference format } } }`,
      {},
      who,
    )
  ).data.supplier_board;
const unread = async (args = "", who?: Colleague): Promise<Unread[]> =>
  (await board(args, who)).unread;
const deliver = (bytes: Buffer | string) =>
  simulator().deliver({ type: "SupplierInvoice", syntax: "UBL", bytes: Buffer.from(bytes) });
const come = async (bytes: Buffer | string) => {
  deliver(bytes);
  await follow();
  const [file] = await unread();
  if (!file) throw new Error("nothing came");
  return file;
};
const INPUT = {
  supplier_name: "Pièces du Midi",
  reference: "ILLISIBLE-1",
  issued_on: "2026-11-20",
  total_incl: "120,00",
  total_vat: "20,00",
};
const enter = async (id: string, facts: object = {}, who?: Colleague) =>
  (
    await ask(
      `mutation ($id: ID!, $input: EnteredInvoiceInput!) { result: enterUnreadFile(id: $id, input: $input) {
        ... on Refusal { refused } ... on SupplierInvoice { id reference format source total_incl file_url } } }`,
      { id, input: { ...INPUT, ...facts } },
      who,
    )
  ).data?.result;
const setAside = async (id: string, reason: string, who?: Colleague) =>
  (
    await ask(
      `mutation ($id: ID!, $reason: String!) { result: setUnreadFileAside(id: $id, reason: $reason) {
        ... on Refusal { refused } ... on UnreadFile { state aside_reason } } }`,
      { id, reason },
      who,
    )
  ).data?.result;

beforeAll(async () => {
  await connect();
}, 60_000);

describe("what the platform hands over", () => {
  test.each<[string, Buffer | string, string]>([
    ["half an XML", ublInvoice().slice(0, 900), "Ce n’est ni un PDF ni un XML valable."],
    ["another XML", "<Rapport/>", "Ce n’est pas une facture électronique connue."],
    ["dollars", ublInvoice({ currency: "USD" }), "La facture n’est pas en euros."],
    [
      "a PDF that says nothing",
      "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF",
      "Ce PDF ne contient pas de facture électronique.",
    ],
    ["a broken PDF", "%PDF-1.7\u0000\u0001", "Ce PDF ne contient pas de facture électronique."],
    ["bytes of nothing", Buffer.from([0, 255, 254, 1]), "Ce n’est ni un PDF ni un XML valable."],
    [
      "a day that no column holds",
      ublInvoice({ reference: "AN-ZERO", day: "0000-01-02" }),
      "Ce n’est pas une facture électronique connue.",
    ],
  ])("%s is kept with its reason and its very bytes", async (_, bytes, reason) => {
    const file = await come(bytes);
    expect(file).toMatchObject({ source: "platform", state: "waiting", reason });
    expect(file).toMatchObject({ size: Buffer.from(bytes).length });
    const shown = await send({ url: file.file_url }, marc);
    expect(shown.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(shown.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^attachment; filename="fichier-recu-/),
    });
    expect((await send({ url: file.file_url }, nadia)).statusCode).toBe(404);
    expect(await unread("", nadia)).toEqual([]);
  });

  test("is kept once, however often it comes, and hides no invoice", async () => {
    const before = await board();
    deliver("<Rapport/>");
    deliver(ublInvoice({ reference: "LISIBLE-1" }));
    await follow();
    const { unread: kept, total } = await board();
    expect(kept).toHaveLength(before.unread.length);
    expect(total).toBe(before.total + 1);
  });
});

test("it waits on top of the inbox, and stays under its own state once it is settled", async () => {
  const file = await come("<Autre>1</Autre>");
  const waiting = (await board()).counts.find(
    ({ show }: { show: string }) => show === "unreadable",
  );
  expect(waiting.count).toBe((await unread()).length);
  expect(await setAside(file.id, " ")).toEqual({ refused: "unread-reason" });
  expect(await setAside(file.id, "Une publicité")).toEqual({
    state: "aside",
    aside_reason: "Une publicité",
  });
  expect((await unread()).map(({ id }) => id)).not.toContain(file.id);
  const all = await unread('(show: "unreadable")');
  expect(all.at(-1)).toMatchObject({ id: file.id, state: "aside" });
  expect(await unread('(text: "Midi")')).toEqual([]);
  expect(await setAside(file.id, "Encore")).toEqual({ refused: "unread-settled" });
  expect(await enter(file.id)).toEqual({ refused: "unread-settled" });
});

test("under their own state they come a page at a time, with those that were settled, and are counted whole", async () => {
  const { unread: all, total } = await board('(show: "unreadable")');
  expect(total).toBe(all.length);
  const pages = [];
  for (let skip = 0; skip < all.length; skip += 3) {
    const page = await board(`(show: "unreadable", first: 3, skip: ${skip})`);
    expect(page.total).toBe(all.length);
    pages.push(...page.unread);
  }
  expect(pages).toEqual(all);
});

test("a person enters what it says: it is an invoice of the shop's own, with the bytes that came", async () => {
  const bytes = "<Autre>2</Autre>";
  const file = await come(bytes);
  expect(await enter(file.id, { total_incl: "beaucoup" })).toEqual({
    refused: "supplier-invoice-typed",
  });
  expect(await enter(file.id, { supplier_name: "", reference: "" })).toEqual({
    refused: "supplier-invoice-typed",
  });
  const entered = await enter(file.id);
  expect(entered).toMatchObject({
    reference: "ILLISIBLE-1",
    format: "other",
    source: "upload",
    total_incl: 12_000,
  });
  const shown = await send({ url: entered.file_url }, marc);
  expect([shown.headers["content-type"], shown.body]).toEqual(["application/octet-stream", bytes]);
  expect(shown.headers["content-disposition"]).toMatch(/^attachment; /);
  expect(await unread('(show: "unreadable")')).toContainEqual(
    expect.objectContaining({ id: file.id, state: "entered" }),
  );
  const approve = `mutation ($id: ID!) { result: decideSupplierInvoice(id: $id, decision: "approve") { __typename } }`;
  await ask(approve, { id: entered.id });
  await sendDue();
  const told = simulator()
    .sent()
    .filter(({ flowType }) => flowType === "SupplierInvoiceLC");
  expect(told).toEqual([]);
});

test("two people who settle it at once: one does, and the other's invoice is not kept", async () => {
  const file = await come("<Autre>3</Autre>");
  const answers = await Promise.all([
    enter(file.id, { reference: "ILLISIBLE-3" }),
    enter(file.id, { reference: "ILLISIBLE-33" }),
  ]);
  expect(answers.filter(({ refused }) => refused === "unread-settled")).toHaveLength(1);
  expect(await setAside(file.id, "Une publicité")).toEqual({ refused: "unread-settled" });
  const { invoices } = await board('(text: "illisible-3")');
  expect(invoices).toHaveLength(1);
  const kept = await row(
    "select count(*)::int as n from app.unread_file_outcome where unread_file_id = $1",
    [file.id],
  );
  expect(kept).toEqual({ n: 1 });
});

test("a number that this supplier used already is refused, and the file still waits", async () => {
  const file = await come("<Autre>4</Autre>");
  expect(await enter(file.id)).toEqual({ refused: "supplier-invoice-known" });
  expect(await unread()).toContainEqual(expect.objectContaining({ id: file.id, state: "waiting" }));
});

test("it is settled by those who record money, of its own shop only", async () => {
  const file = await come("<Autre>5</Autre>");
  expect(await enter(file.id, {}, nadia)).toBeUndefined();
  expect(await setAside(file.id, "Une publicité", nadia)).toBeUndefined();
  expect(await setAside(crypto.randomUUID(), "Une publicité")).toBeUndefined();
  for (const role of SHOP_ROLES.filter((one) => !may({ role: one }, "record-payment"))) {
    await doors().database.asOwner("update app.shop_user set role = $2 where id = $1", [
      karim.person.id,
      role,
    ]);
    expect(await unread("", karim)).toContainEqual(expect.objectContaining({ id: file.id }));
    expect(await setAside(file.id, "Une publicité", karim)).toEqual({ refused: "not-allowed" });
    expect(await enter(file.id, {}, karim)).toEqual({ refused: "not-allowed" });
  }
  expect((await unread()).map(({ id }) => id)).toContain(file.id);
});

test("what the shop brings itself is asked of the person who brings it: nothing is kept", async () => {
  const before = await unread();
  const url = `/api/v1/shops/${marc.shop_id}/supplier-invoices`;
  const headers = { "content-type": "application/xml" };
  const answer = await send(
    { method: "POST", url, headers, payload: "<Rapport>n</Rapport>" },
    marc,
  );
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { refused: "supplier-invoice-unreadable" },
  ]);
  expect(await unread()).toEqual(before);
});

test.each([
  "update app.unread_file set reason = 'xml-unreadable'",
  "delete from app.unread_file",
  "update app.unread_file_outcome set reason = ''",
  "delete from app.unread_file_outcome",
])("nobody rewrites it: %s", async (query) => {
  await expect(doors().database.asOwner(query)).rejects.toThrow();
});
