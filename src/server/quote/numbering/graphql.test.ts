/** The numbers of a shop that comes from another software: chosen until the first document, then fixed. */
import { beforeEach, expect, test } from "vitest";
import {
  act,
  garonneScope,
  issuedInvoice,
  openRepair,
  sentQuote,
} from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { forgedInvoice } from "../../../../test/shop/invoice.ts";
import { loadQuote } from "../store.ts";
import { loadIssued } from "../../invoice/store.ts";

const { doors, ask } = openOffice("2026-11-24T09:00:00Z");

type Numbering = { prefix?: string; first?: number; next?: string; refused?: string };
const PARTS = "kind year prefix first issued next";

const choose = async (input: object, who = marc): Promise<Numbering> =>
  (
    await ask<{ result: Numbering }>(
      `mutation ($input: NumberingInput!) { result: saveNumbering(input: $input) {
        ... on Numbering { ${PARTS} } ... on Refusal { refused detail } } }`,
      { input: { kind: "invoice", year: 2026, prefix: "F", first: 1, ...input } },
      who,
    )
  ).result;
const numberings = async (who = marc) =>
  (await ask<{ numberings: object[] }>(`{ numberings { ${PARTS} } }`, {}, who)).numberings;

const issue = async (): Promise<string> => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  return database.withShop(garonneScope, async (db) => {
    const id = await issuedInvoice(db, repair_id, act());
    return (await loadIssued(db, [id]))[0]?.reference ?? "";
  });
};

beforeEach(async () => {
  await doors().database.asSuperuser(
    "begin; set local session_replication_role = replica; delete from app.invoice; delete from app.quote; delete from app.counter; delete from app.audit; commit",
  );
});

test("invoices go on from the former software's last one, without a gap", async () => {
  expect(await choose({ prefix: "fac-", first: 125 })).toEqual({
    kind: "invoice",
    year: 2026,
    prefix: "FAC-",
    first: 125,
    issued: 0,
    next: "FAC-2026-00125",
  });
  expect([await issue(), await issue()]).toEqual(["FAC-2026-00125", "FAC-2026-00126"]);
  expect(await numberings()).toContainEqual({
    kind: "invoice",
    year: 2027,
    prefix: "FAC-",
    first: 1,
    issued: 0,
    next: "FAC-2027-00001",
  });
});

test("quotes have a choice of their own, and a client finds them by it", async () => {
  await choose({ kind: "quote", prefix: "DEV-", first: 40 });
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const quote = await database.withShop(garonneScope, async (db) =>
    loadQuote(db, await sentQuote(db, repair_id), act().at),
  );
  expect(quote?.reference).toBe("DEV-2026-00040");
  const found = await ask<{ quotesByReference: object[] }>(
    `{ quotesByReference(reference: "DEV-2026-00040") { id } }`,
    {},
    marc,
  );
  expect(found.quotesByReference).toHaveLength(1);
});

test("from the first document of the year on it is refused, the next year stays free", async () => {
  await issue();
  expect(await choose({ prefix: "FAC" })).toMatchObject({ refused: "numbering-started" });
  expect(await choose({ year: 2027, prefix: "FAC", first: 10 })).toMatchObject({
    next: "FAC2027-00010",
  });
  expect(await issue()).toBe("F2026-00002");
});

test("until then it is chosen again as often as wanted, and each choice is in the audit", async () => {
  await choose({ prefix: "FAC", first: 125 });
  await choose({ prefix: "FAC", first: 130 });
  await choose({ prefix: "FAC", first: 130 });
  const lines = await doors().database.asOwner(
    "select name, before, after from app.audit where action = 'settings.changed' order by id",
  );
  expect(lines).toEqual([
    {
      name: "Numéros des factures de 2026",
      before: { prefix: "F", first: 1 },
      after: { prefix: "FAC", first: 125 },
    },
    { name: "Numéros des factures de 2026", before: { first: 125 }, after: { first: 130 } },
  ]);
});

test("two kinds of document never share a prefix, in whatever year", async () => {
  await choose({ kind: "quote", year: 2026, prefix: "DOC" });
  expect(await choose({ year: 2027, prefix: "DOC" })).toMatchObject({ refused: "prefix-taken" });
  const both = await Promise.all([
    choose({ kind: "invoice", prefix: "X-" }),
    choose({ kind: "credit", prefix: "X-" }),
  ]);
  expect(both.filter(({ refused }) => refused === "prefix-taken")).toHaveLength(1);
});

test("a choice and the first invoice made at once: one numbering, whichever came first", async () => {
  const [reference, chosen] = await Promise.all([issue(), choose({ prefix: "FAC", first: 500 })]);
  expect(reference).toBe(chosen.refused ? "F2026-00001" : "FAC2026-00500");
  const [line] = await doors().database.asOwner<object>(
    "select prefix, first::int, last::int from app.counter where shop_id = $1 and series = 'F2026'",
    [GARONNE.id],
  );
  expect(line).toEqual(
    chosen.refused ? { prefix: "F", first: 1, last: 1 } : { prefix: "FAC", first: 500, last: 500 },
  );
});

test("even the owner of the tables cannot change a series that has an invoice, nor begin it elsewhere", async () => {
  await choose({ prefix: "FAC", first: 125 });
  await issue();
  const { database } = doors();
  for (const change of ["first = 1", "prefix = 'F'"])
    await expect(
      database.asOwner(`update app.counter set ${change} where series = 'F2026'`),
    ).rejects.toMatchObject({ constraint: "invoice_of_series" });
  const copy = (number: number, reference: string) =>
    database.asOwner(
      forgedInvoice(
        `jsonb_build_object('id', uuidv7(), 'number', ${number}, 'reference', '${reference}', 'quote_id', null, 'prev_issued_at', i.issued_at)`,
        "i.series = 'F2026'",
      ),
    );
  await expect(copy(127, "FAC2026-00127")).rejects.toMatchObject({ constraint: "invoice_follows" });
  await expect(copy(1, "FAC2026-00001")).rejects.toThrow(/invoice/);
  await expect(copy(126, "F2026-00126")).rejects.toMatchObject({
    constraint: "invoice_reference_printed",
  });
});

test("it is the owner's, of their own shop", async () => {
  expect(await choose({ prefix: "FAC" }, karim)).toMatchObject({ refused: "not-allowed" });
  await choose({ prefix: "LOI" }, nadia);
  expect(await numberings(karim)).toContainEqual(
    expect.objectContaining({ kind: "invoice", year: 2026, prefix: "F" }),
  );
});

test.each([
  ["year", { year: 2025 }],
  ["prefix", { prefix: "F/" }],
  ["prefix", { prefix: "D" }],
  ["first", { first: 0 }],
])("a wrong %s is refused in French", async (field, input) => {
  expect(await choose(input)).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.any(String) },
  });
});
