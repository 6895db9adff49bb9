/** The filtered list as a file: the same rows as on the screen, for who may export. */
import { expect, test } from "vitest";
import { karim, marc, nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { invoiceExportRest } from "./rest.ts";

const { doors, change, accepted, bytesOf, document } = openSales("2026-11-23T11:00:00.000Z", [
  invoiceExportRest,
]);

const url = (search: string): string => `/api/v1/shops/${GARONNE.id}/export/invoices.csv?${search}`;
const linesOf = async (search: string): Promise<string[]> =>
  (await bytesOf(url(search), marc)).toString().trim().split("\r\n").slice(1);
const billed = async () => {
  const { quote_id } = await accepted();
  return change("issueInvoice", { quote_id });
};

test("what is found is exported, with what was received and what remains, and the audit keeps it", async () => {
  const [first, second] = [await billed(), await billed()];
  const receipt = { method: "card", amount: 9_000, received_on: "2026-11-23", note: "" };
  await change("recordPayment", { input: { ...receipt, invoice_id: first.id } });
  await change("creditInvoice", { invoice_id: second.id });
  const owed = await linesOf("");
  expect(owed).toEqual([expect.stringContaining(`${first.reference};Facture;23/11/2026;`)]);
  expect(owed[0]).toMatch(/;"190,00";"90,00";"100,00"$/);
  expect(await linesOf("show=credit")).toEqual([expect.stringMatching(/;Avoir;.*;"-190,00";;$/)]);
  expect(await linesOf("show=all")).toHaveLength(3);
  expect(await linesOf(`show=all&text=${second.reference}`)).toHaveLength(1);
  expect(await linesOf("show=all&from=2026-11-24")).toEqual([]);
  const audit = await doors().database.asOwner(
    "select 1 from app.audit where action = 'accounts.exported'",
  );
  expect(audit).toHaveLength(5);
});

test("the papers of what is found, or of the rows that were chosen, leave as they were handed over", async () => {
  const [one, other] = [await billed(), await billed()];
  const filesOf = async (search: string) => {
    const bytes = await bytesOf(url(search).replace(".csv", ".zip"), marc);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    const names = [...bytes.toString("latin1").matchAll(/[FA]2026-\d{5}\.pdf|factures\.csv/g)];
    return new Set(names.map(([name]) => name));
  };
  const found = await filesOf("show=all");
  expect([found.has(`${one.reference}.pdf`), found.has("factures.csv")]).toEqual([true, true]);
  const chosen = await filesOf(`show=all&ids=${other.id}`);
  expect(chosen).toEqual(new Set(["factures.csv", `${other.reference}.pdf`]));
  expect(await linesOf(`show=all&ids=${other.id}`)).toHaveLength(1);
});

test("a technician, another shop and a visitor export nothing", async () => {
  for (const [who, status] of [
    [karim, 403],
    [nadia, 403],
    [null, 401],
  ] as const)
    expect((await document(url("show=all"), who))[0]).toBe(status);
});

test("a name that a spreadsheet would run as a formula stays a name", async () => {
  const { quote_id, client_id } = await accepted();
  await doors().database.asOwner(
    "update app.client set lastname = '=1+1', firstname = '' where id = $1",
    [client_id],
  );
  const { reference } = await change("issueInvoice", { quote_id });
  const [row] = await linesOf(`show=all&text=${reference}`);
  expect(row).not.toMatch(/;=1/);
  expect(row).toContain("=1+1");
});
