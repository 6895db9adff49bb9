/** The whole affair of money through the endpoints that the office uses: GraphQL and the documents. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { nadia } from "../../../test/shop/colleagues.ts";
import { GARONNE, insertRow } from "../../../test/shop/garonne.ts";
import { invoiceFields, openSales, quoteFields } from "../../../test/shop/sales.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { readAnchor } from "../ledger/anchor.ts";
import { mintScope } from "../platform/database/scope.ts";

const { doors, ask, change, accepted, document } = openSales("2026-11-23T11:00:00.000Z");

const receipt = (invoice_id: string, amount: number) => ({
  input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "" },
});

test("from the draft to the last payment", async () => {
  const { repair_id, quote_id, sheetid, quoteid } = await accepted();
  const query = `query ($id: ID!) { quote(id: $id) { ${quoteFields} } }`;
  const { data } = await ask(query, { id: quote_id });
  expect(data.quote).toMatchObject({
    status: "Accepté",
    total_incl: 24_000,
    due: 19_000,
    answer: { answer: "accepted", name: "Hélène Vidal" },
    client: { lastname: "VIDAL" },
    repair: {
      status: "Devis accepté",
      quotes: [{ id: quote_id }],
      messages: [{ template: "quote-sent" }, { template: "quote-accepted-client" }],
    },
    invoice: null,
  });
  const invoice = await change("issueInvoice", { quote_id });
  expect(invoice).toMatchObject({
    kind: 380,
    due: 19_000,
    remainder: 19_000,
    repair: { status: "Attente de réglement" },
    client: { lastname: "VIDAL" },
  });
  expect(await change("issueInvoice", { quote_id })).toMatchObject({
    refused: "already-invoiced",
    detail: { invoice_id: invoice.id },
  });
  const part = await change("recordPayment", receipt(invoice.id, 9_000));
  expect(part).toMatchObject({ paid: 9_000, remainder: 10_000, payments: [{ amount: 9_000 }] });
  expect(await change("recordPayment", receipt(invoice.id, 10_000))).toMatchObject({
    remainder: 0,
    repair: { status: "Terminer/Archivé" },
  });
  expect(await document(invoice.pdf_url)).toEqual([200, "%PDF-"]);
  expect(await document(`/app/document/quote/${quote_id}.pdf`)).toEqual([200, "%PDF-"]);
  const clientsCopy = `/suivi/${sheetid}/facture/${invoice.id}.pdf`;
  expect(await document(clientsCopy, null)).toEqual([200, "%PDF-"]);
  expect(await document(`/quote/${quoteid}/devis.pdf`, null)).toEqual([200, "%PDF-"]);
  const other = await openRepair(doors().database);
  expect((await document(`/suivi/${other.sheetid}/facture/${invoice.id}.pdf`))[0]).toBe(404);
  expect((await document(`/suivi/${sheetid}/facture/${repair_id}.pdf`))[0]).toBe(404);
});

test("a payment is taken back, the invoice credited, and the chain vouches for all of it", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  const paid = await change("recordPayment", receipt(invoice.id, 19_000));
  const back = await change("correctPayment", { payment_id: paid.payments[0].id });
  expect(back).toMatchObject({ paid: 0, remainder: 19_000, payments: [{}, { amount: -19_000 }] });
  const credit = await change("creditInvoice", { invoice_id: invoice.id });
  expect(credit).toMatchObject({ kind: 381, credits_id: invoice.id, remainder: 0 });
  const { data } = await ask(
    `{ invoices { ${invoiceFields} } unpaid: invoices(unpaid: true) { id } }`,
  );
  const whole = data.invoices.find(({ id }: { id: string }) => id === invoice.id);
  expect(whole).toMatchObject({ remainder: 0, credited_incl: 24_000 });
  expect(data.unpaid.map(({ id }: { id: string }) => id)).not.toContain(invoice.id);
  const { database, services } = doors();
  const { DATA_DIR } = services.config;
  const anchor = await readAnchor({ DATA_DIR }, GARONNE.id);
  const verdict = await database.withShop(mintScope(GARONNE.id, { kind: "system" }), (db) =>
    verifyLedger(db, { shop_id: GARONNE.id, key: services.ledgerKey, anchor }),
  );
  expect(verdict).toMatchObject({ entries: anchor.seq, findings: [] });
  expect(readFileSync(path.join(DATA_DIR, "ledger", `${GARONNE.id}.json`), "utf8")).toContain(
    anchor.hash,
  );
});

test("another shop records and takes back no payment of this one", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  for (const [name, args] of Object.entries({
    recordPayment: receipt(invoice.id, 100),
    correctPayment: { payment_id: invoice.id },
  }))
    expect(await change(name, args, nadia), name).toMatchObject([
      { extensions: { code: "NOT_FOUND" } },
    ]);
});

test("the week's figures count what is invoiced, credited, received and visited, of this shop alone", async () => {
  const query = "{ week_figures { day invoiced received visits done } }";
  const figures = async (who?: typeof nadia) => {
    const { data } = await ask(query, {}, who);
    const days: Record<string, number | string>[] = data.week_figures;
    return days.find(({ day }) => day === "2026-11-23") ?? { invoiced: 0, received: 0, visits: 0 };
  };
  const before = await figures();
  const { quote_id, repair_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  await change("recordPayment", receipt(invoice.id, 9_000));
  const credited = (await accepted()).quote_id;
  await change("creditInvoice", {
    invoice_id: (await change("issueInvoice", { quote_id: credited })).id,
  });
  const visit = { shop_id: GARONNE.id, repair_id, duration: 60, kind: "Réparation" };
  const hours = { start_at: "2026-11-22T23:30:00Z", end_at: "2026-11-23T00:30:00Z" };
  const { database } = doors();
  await insertRow(database, "app.event", { ...visit, ...hours, status: "DONE" });
  await insertRow(database, "app.event", { ...visit, ...hours, status: "CANCEL" });
  await insertRow(database, "app.event", { ...visit, ...hours, start_at: "2026-11-22T22:30:00Z" });
  const after = await figures();
  expect(after).toEqual({
    day: "2026-11-23",
    invoiced: Number(before.invoiced) + 24_000,
    received: Number(before.received) + 9_000,
    visits: Number(before.visits) + 1,
    done: Number(before.visits) + 1,
  });
  expect(await figures(nadia)).toMatchObject({ invoiced: 0 });
});

test("payments are listed with their invoice and client, summed by method, searched and paged", async () => {
  const { repair_id, quote_id } = await accepted();
  await doors().database.asOwner(
    "update app.client set lastname = 'QUÉMÉNEUR' where id = (select client_id from app.repair where id = $1)",
    [repair_id],
  );
  const { id, reference } = await change("issueInvoice", { quote_id });
  await change("recordPayment", receipt(id, 4_000));
  const cheque = { ...receipt(id, 5_000).input, method: "cheque", note: "n° 0042" };
  await change("recordPayment", { input: { ...cheque, received_on: "2026-11-20" } });
  const wrong = await change("recordPayment", receipt(id, 1_000));
  await change("correctPayment", { payment_id: wrong.payments.at(-1).id });
  type Board = {
    counts: { method: string; count: number; amount: number }[];
    payments: { amount: number; method: string; invoice: object }[];
  };
  const board = async (variables: object, who?: typeof nadia): Promise<Board> => {
    const query = `query ($method: String, $text: String, $from: LocalDate, $to: LocalDate, $first: Int, $skip: Int) {
      payment_board(method: $method, text: $text, from: $from, to: $to, first: $first, skip: $skip) {
        counts { method count amount }
        payments { amount method invoice { reference client { lastname } } } } }`;
    return (await ask(query, variables, who)).data.payment_board;
  };
  const amounts = async (variables: object) =>
    (await board({ text: "quemeneur", ...variables })).payments.map(({ amount }) => amount);
  const { counts, payments } = await board({ text: "quemeneur" });
  expect(counts.toSorted((a, b) => a.method.localeCompare(b.method))).toEqual([
    { method: "card", count: 3, amount: 4_000 },
    { method: "cheque", count: 1, amount: 5_000 },
  ]);
  expect(payments[0]?.invoice).toEqual({ reference, client: { lastname: "QUÉMÉNEUR" } });
  expect(await amounts({})).toEqual([-1_000, 1_000, 4_000, 5_000]);
  expect(await amounts({ method: "cheque" })).toEqual([5_000]);
  expect(await amounts({ text: "quemeneur 0042" })).toEqual([5_000]);
  expect(await amounts({ text: `${reference} 10,00 €` })).toEqual([-1_000, 1_000]);
  expect(await amounts({ from: "2026-11-21" })).toEqual([-1_000, 1_000, 4_000]);
  expect(await amounts({ to: "2026-11-20" })).toEqual([5_000]);
  expect(await amounts({ first: 2, skip: 1 })).toEqual([1_000, 4_000]);
  expect(await board({ text: "quemeneur" }, nadia)).toEqual({ counts: [], payments: [] });
});

describe("the list of payments", () => {
  type Board = {
    counts: { method: string; count: number; amount: number }[];
    payments: { amount: number; note: string; invoice: { reference: string } }[];
  };
  const found = async (filter: object, who?: typeof nadia): Promise<Board> => {
    const query = `query ($method: String, $text: String, $from: LocalDate, $to: LocalDate, $first: Int) {
      payment_board(method: $method, text: $text, from: $from, to: $to, first: $first) {
        counts { method count amount } payments { amount note invoice { reference } } } }`;
    return (await ask(query, filter, who)).data.payment_board;
  };
  const paid = async (amount: number, note: string) => {
    const { quote_id } = await accepted();
    const { id, reference } = await change("issueInvoice", { quote_id });
    const { input } = receipt(id, amount);
    await change("recordPayment", { input: { ...input, note } });
    return reference as string;
  };

  test("finds a payment by its note, its invoice and its amount; « % » is a sign like another", async () => {
    const reference = await paid(4_321, "acompte 30 % versé");
    for (const text of ["30 %", reference, "43,21"])
      expect((await found({ text })).payments).toMatchObject([{ amount: 4_321 }]);
    expect((await found({ text: "%versé%" })).payments).toEqual([]);
  });

  test("sums each method over what is found, whichever is shown", async () => {
    await paid(1_111, "série");
    await paid(2_222, "série");
    const { counts, payments } = await found({ text: "série", method: "cash" });
    expect(counts).toEqual([{ method: "card", count: 2, amount: 3_333 }]);
    expect(payments).toEqual([]);
    expect((await found({ text: "série", first: 1 })).payments).toMatchObject([{ amount: 2_222 }]);
  });

  test("counts a payment out once it is corrected", async () => {
    await paid(5_550, "par erreur");
    const { payments } = (await ask('{ payment_board(text: "par erreur") { payments { id } } }'))
      .data.payment_board;
    await change("correctPayment", { payment_id: payments[0].id });
    expect((await found({ text: "55,50" })).counts).toEqual([
      { method: "card", count: 2, amount: 0 },
    ]);
  });

  test("keeps to the days asked and to the shop", async () => {
    await paid(3_210, "un jour");
    const day = "2026-11-23";
    expect((await found({ text: "un jour", from: day, to: day })).payments).toHaveLength(1);
    expect((await found({ text: "un jour", from: "2026-11-24" })).payments).toEqual([]);
    expect((await found({ text: "un jour" }, nadia)).payments).toEqual([]);
  });
});
