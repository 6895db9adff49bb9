/** What the office does with quotes: every mutation, list and document, over HTTP. */
import { expect, test } from "vitest";
import { draft, openRepair, withoutBonus } from "../../../test/shop/affairs.ts";
import { karim, marc, nadia, sylvie } from "../../../test/shop/colleagues.ts";
import { LOIRE } from "../../../test/shop/garonne.ts";
import { openSales } from "../../../test/shop/sales.ts";
import { sum } from "../../domain/money.ts";

const { doors, ask, change, newQuote, sent, accepted, document } = openSales(
  "2026-11-23T11:00:00.000Z",
);

const NOT_FOUND = [{ extensions: { code: "NOT_FOUND" } }];
const UNKNOWN = "01990000-0000-7000-8000-00000000dead";
const [labour] = draft.lines.filter(({ kind }) => kind === "labour");
const pdfOf = (id: string) => `/app/document/quote/${id}.pdf`;
const newRepair = (shop_id?: string) => openRepair(doors().database, shop_id);
const quotesOf = async (repair_id: string) => {
  const query = "query ($id: ID!) { repair(id: $id) { quotes { id status } } }";
  return (await ask(query, { id: repair_id })).data.repair.quotes;
};
const numberOf = ({ reference }: { reference: string }) => Number(reference.slice(-5));
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

test("a draft is saved whole and saved again in its place", async () => {
  const { repair_id } = await newRepair();
  const first = await newQuote(repair_id, { subject: "Fuite", notes: "Garantie six mois." });
  expect(first).toMatchObject({ status: "Brouillon", subject: "Fuite", lines: draft.lines });
  const again = await newQuote(repair_id, { id: first.id, subject: "Fuite au hublot" });
  expect(again).toMatchObject({ id: first.id, subject: "Fuite au hublot", version: 1 });
  expect(await quotesOf(repair_id)).toEqual([{ id: first.id, status: "Brouillon" }]);
});

test("of two people who save one draft at once, what is kept is one of both, whole", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  const versions = [
    { id, discount: 1_000, subject: "Avec remise" },
    { id, discount: 0, subject: "Sans remise" },
  ];
  await Promise.all(versions.map((facts) => newQuote(repair_id, facts)));
  const query = "query ($id: ID!) { quote(id: $id) { subject discount total_excl } }";
  const { quote } = (await ask(query, { id })).data;
  expect([
    { subject: "Avec remise", discount: 1_000, total_excl: 18_000 },
    { subject: "Sans remise", discount: 0, total_excl: 20_000 },
  ]).toContainEqual(quote);
});

test("a control sign in a label is taken out before PostgreSQL refuses it", async () => {
  const { repair_id } = await newRepair();
  const { lines } = await newQuote(repair_id, {
    lines: [{ ...labour, label: "Pompe\u0000 \ud800" }],
  });
  expect(lines[0].label).toBe("Pompe \ufffd");
});

test("a shop under the exemption saves and sends without VAT, the rate typed stays in its draft", async () => {
  await doors().database.asOwner("update app.shop set vat_regime = 'franchise' where id = $1", [
    LOIRE.id,
  ]);
  const { repair_id } = await newRepair(LOIRE.id);
  const saved = await newQuote(repair_id, { lines: withoutBonus }, nadia);
  expect(saved).toMatchObject({ total_excl: 20_000, total_vat: 0, total_incl: 20_000 });
  expect(saved.lines[0].vat_rate).toBe(2_000);
  const left = await change("sendQuote", { id: saved.id }, nadia);
  expect(left).toMatchObject({ status: "Envoyé", total_vat: 0, due: 20_000 });
});

test("a draft that is ready is among those to send, its repair too, and it still leaves once", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id, { lines: [] });
  expect(await change("readyQuote", { id })).toMatchObject({ refused: "quote-empty" });
  await newQuote(repair_id, { id });
  const repairStatus = async () =>
    (await ask("query ($id: ID!) { repair(id: $id) { status } }", { id: repair_id })).data.repair
      .status;
  await doors().database.asOwner("update app.repair set status = 'Devis à faire' where id = $1", [
    repair_id,
  ]);
  expect(await change("readyQuote", { id })).toMatchObject({ status: "A envoyer" });
  expect(await repairStatus()).toBe("Devis à envoyer");
  expect(await change("readyQuote", { id })).toMatchObject({ refused: "unchanged" });
  expect(await newQuote(repair_id, { id, subject: "Revu" })).toMatchObject({ status: "A envoyer" });
  expect(await change("sendQuote", { id })).toMatchObject({ status: "Envoyé" });
  expect(await repairStatus()).toBe("Devis en attente Client");
  expect(await change("readyQuote", { id })).toMatchObject({ refused: "quote-already-sent" });
});

test("a draft moves to no other repair", async () => {
  const [here, there] = [await newRepair(), await newRepair()];
  const { id } = await newQuote(here.repair_id);
  expect(await newQuote(there.repair_id, { id })).toMatchObject(NOT_FOUND);
  expect(await quotesOf(there.repair_id)).toEqual([]);
});

test.each([
  ["lines that are no list", { lines: "tout" }, "lines"],
  [
    "a rate that France does not have",
    { lines: [{ ...labour, vat_rate: 1_900 }] },
    "lines.0.vat_rate",
  ],
  ["half a cent", { lines: [{ ...labour, unit_price: 10.5 }] }, "lines.0.unit_price"],
  ["a negative price", { lines: [{ ...labour, unit_price: -1 }] }, "lines.0.unit_price"],
  ["a negative quantity", { lines: [{ ...labour, quantity: -1 }] }, "lines.0.quantity"],
  ["a kind of line that does not exist", { lines: [{ ...labour, kind: "gift" }] }, "lines.0.kind"],
  ["two hundred and one lines", { lines: Array.from({ length: 201 }, () => labour) }, "lines"],
  ["a discount of 120 %", { discount: 12_000 }, "discount"],
  ["a deposit below nothing", { deposit: -1 }, "deposit"],
  ["a validity of no day", { validity_days: 0 }, "validity_days"],
  ["a validity of a year and a day", { validity_days: 366 }, "validity_days"],
  ["a subject of a thousand letters", { subject: "x".repeat(1_000) }, "subject"],
  [
    "a total that no repair comes to",
    { lines: [{ ...labour, unit_price: 100_000_000, quantity: 100_000_000 }] },
    "lines",
  ],
])("a draft with %s is refused in French and not written", async (_, facts, field) => {
  const { repair_id } = await newRepair();
  const refusal = await newQuote(repair_id, facts);
  expect(refusal).toMatchObject({ refused: "bad-input", detail: { [field]: expect.any(String) } });
  expect(await quotesOf(repair_id)).toEqual([]);
});

test.each([
  ["the owner", marc],
  ["the desk", sylvie],
  ["a technician", karim],
])("%s writes, sends and revises a quote", async (_, who) => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id, {}, who);
  expect(await change("sendQuote", { id }, who)).toMatchObject({ status: "Envoyé" });
  expect(await change("reviseQuote", { id }, who)).toMatchObject({ status: "Brouillon" });
});

test("a visitor who is not signed in changes nothing", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  const response = await doors().app.inject({
    method: "POST",
    url: "/api/graphql",
    payload: { query: `mutation { sendQuote(id: "${id}") { __typename } }` },
  });
  expect(response.json().errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  expect(await quotesOf(repair_id)).toEqual([{ id, status: "Brouillon" }]);
});

test("a sent quote has its number and its last day, waits for the client and is theirs to read", async () => {
  const { repair_id } = await newRepair();
  const quote = await sent(repair_id, { validity_days: 10 });
  expect(quote).toMatchObject({
    status: "Envoyé",
    reference: expect.stringMatching(/^D2026-\d{5}$/),
    sent_at: "2026-11-23T11:00:00.000Z",
    valid_until: "2026-12-03",
    answer: null,
    invoice: null,
    repair: {
      status: "Devis en attente Client",
      messages: [{ template: "quote-sent", recipient: "helene.vidal@example.org" }],
    },
  });
  const page = await doors().app.inject({ url: `/quote/${quote.quoteid}` });
  expect(page.json().props).toMatchObject({ document_sha256: quote.document_sha256 });
});

test("of two clicks on « Envoyer » one sends, and one e-mail leaves", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  const outcomes = await Promise.all([0, 1].map(() => change("sendQuote", { id })));
  expect(outcomes.filter(({ status }) => status === "Envoyé")).toHaveLength(1);
  expect(outcomes.filter(({ refused }) => refused === "quote-already-sent")).toHaveLength(1);
  const [{ repair }] = outcomes.filter(({ status }) => status === "Envoyé");
  expect(repair.messages).toHaveLength(1);
});

test("a client without an e-mail address gets their quote by a short message", async () => {
  const { repair_id, client_id } = await newRepair();
  await doors().database.asOwner("update app.client set email = '' where id = $1", [client_id]);
  expect(await sent(repair_id)).toMatchObject({
    status: "Envoyé",
    repair: {
      messages: [{ template: "quote-sent", recipient: expect.stringMatching(/^\+33[67]/) }],
    },
  });
});

const bonus = draft.lines.filter(({ kind }) => kind === "bonus");
const text = draft.lines.filter(({ kind }) => kind === "text");

test("what cannot be sent says why, and takes no number of the series", async () => {
  const before = numberOf(await sent((await newRepair()).repair_id));
  for (const [refused, lines] of Object.entries({
    "quote-empty": text,
    "bonus-above-total": [{ ...labour, unit_price: 100 }, ...bonus],
    "line-label": [{ ...labour, label: " " }],
    "line-quantity": [{ ...labour, quantity: 0 }],
  })) {
    const { repair_id } = await newRepair();
    expect(await sent(repair_id, { lines }), refused).toMatchObject({ refused });
    expect(await quotesOf(repair_id)).toMatchObject([{ status: "Brouillon" }]);
  }
  expect(numberOf(await sent((await newRepair()).repair_id))).toBe(before + 1);
});

test("the refusal of a line names it", async () => {
  const { repair_id } = await newRepair();
  const lines = [labour, { ...labour, id: "l9", label: "" }];
  expect(await sent(repair_id, { lines })).toMatchObject({
    refused: "line-label",
    detail: { id: "l9" },
  });
});

test("a revision is written over, sent again under its number, and expires by its new date", async () => {
  const { repair_id } = await newRepair();
  const first = await sent(repair_id);
  const { id } = first;
  expect(await change("reviseQuote", { id })).toMatchObject({
    status: "Brouillon",
    version: 2,
    reference: first.reference,
    sent_at: null,
    document_sha256: null,
  });
  const cheaper = { id, discount: 1_000, validity_days: 5 };
  expect(await newQuote(repair_id, cheaper)).toMatchObject({ id, due: 16_600 });
  const second = await change("sendQuote", { id });
  expect(second).toMatchObject({ version: 2, reference: first.reference, due: 16_600 });
  const tasks = await doors().database.asSuperuser<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where key = $1",
    [`expire-quote ${id}`],
  );
  expect(tasks.map(({ run_at }) => new Date(run_at).toISOString())).toEqual([
    "2026-11-28T23:00:00.000Z",
  ]);
});

test("a draft and an accepted quote are not revised", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  expect(await change("reviseQuote", { id })).toMatchObject({ refused: "quote-not-sent" });
  const { quote_id } = await accepted();
  expect(await change("reviseQuote", { id: quote_id })).toMatchObject({
    refused: "quote-already-answered",
  });
});

test("a refused quote is revised, and its client's words stay with the version they refused", async () => {
  const { repair_id } = await newRepair();
  const { id, quoteid, document_sha256 } = await sent(repair_id);
  await doors().app.inject({
    method: "POST",
    url: `/quote/${quoteid}/refuse`,
    payload: { reason: "Trop cher", document_sha256 },
  });
  expect(await change("reviseQuote", { id })).toMatchObject({ version: 2, answer: null });
  const answers = await doors().database.asOwner(
    "select version, reason from app.quote_answer where quote_id = $1",
    [id],
  );
  expect(answers).toEqual([{ version: 1, reason: "Trop cher" }]);
});

test("a copy is another draft of the same repair, the newest first, and leaves the first as it was", async () => {
  const { repair_id, quote_id } = await accepted();
  const copy = await change("duplicateQuote", { id: quote_id });
  expect(copy).toMatchObject({
    status: "Brouillon",
    reference: null,
    version: 1,
    lines: draft.lines,
    answer: null,
    due: 19_000,
  });
  expect(await quotesOf(repair_id)).toEqual([
    { id: copy.id, status: "Brouillon" },
    { id: quote_id, status: "Accepté" },
  ]);
});

test("another shop reads, changes and prints no quote of this one", async () => {
  const { quote_id, repair_id } = await accepted();
  const query = 'query ($id: ID!) { quote(id: $id) { id } quotes(status: ["Accepté"]) { id } }';
  const { data } = await ask(query, { id: quote_id }, nadia);
  expect(data).toEqual({ quote: null, quotes: [] });
  expect(await newQuote(repair_id, {}, nadia)).toMatchObject(NOT_FOUND);
  for (const name of ["sendQuote", "readyQuote", "reviseQuote", "duplicateQuote"])
    expect(await change(name, { id: quote_id }, nadia), name).toMatchObject(NOT_FOUND);
  expect((await document(pdfOf(quote_id), nadia))[0]).toBe(404);
});

test.each(["sendQuote", "readyQuote", "reviseQuote", "duplicateQuote"])(
  "%s finds no unknown quote",
  async (name) => {
    for (const id of [UNKNOWN, "rien", "' or 1=1"])
      expect(await change(name, { id })).toMatchObject(NOT_FOUND);
  },
);

test("the list filters by status, newest first, as many as asked", async () => {
  const { repair_id } = await newRepair();
  const [older, newer] = [await sent(repair_id), await sent(repair_id)];
  const query =
    "query ($status: [String!], $first: Int) { quotes(status: $status, first: $first) { id } }";
  const list = async (variables: object) => ids((await ask(query, variables)).data.quotes);
  const waiting = await list({ status: ["Envoyé"] });
  expect(waiting).toEqual(expect.arrayContaining([older.id, newer.id]));
  expect(waiting.indexOf(newer.id)).toBeLessThan(waiting.indexOf(older.id));
  expect(await list({ status: ["Accepté"] })).not.toContain(newer.id);
  expect(await list({ status: ["Envoyé"], first: 1 })).toHaveLength(1);
  expect(await list({ status: ["Perdu"] })).toEqual([]);
  expect(await list({ first: -5 })).toHaveLength(1);
});

test("quotes are counted by status as the list shows them, in one's own shop", async () => {
  const { repair_id } = await newRepair();
  await sent(repair_id);
  const query =
    "query ($status: [String!]) { quotes(status: $status) { id } quotes_count(status: $status) }";
  for (const who of [marc, nadia])
    for (const status of [["Envoyé"], ["Expiré"], ["Envoyé", "Expiré"], ["Perdu"], null]) {
      const { quotes, quotes_count } = (await ask(query, { status }, who)).data;
      expect(quotes_count).toBe(quotes.length);
    }
  const waiting = (await ask(query, { status: ["Envoyé"] })).data.quotes_count;
  expect(waiting).toBeGreaterThan((await ask(query, { status: null }, nadia)).data.quotes_count);
});

test("the list is read page after page, with the count of every status whichever is shown", async () => {
  const { repair_id } = await newRepair();
  await sent(repair_id);
  await sent(repair_id);
  await newQuote(repair_id);
  const board = async (variables: object, who = marc) => {
    const query =
      "query ($status: String, $first: Int, $skip: Int) { quote_board(status: $status, first: $first, skip: $skip) { counts { status count } quotes { id status } } }";
    return (await ask(query, variables, who)).data.quote_board;
  };
  const { counts, quotes } = await board({});
  expect(quotes).toHaveLength(sum(counts.map(({ count }: { count: number }) => count)));
  for (const { status, count } of counts) {
    const shown = await board({ status });
    expect(shown.quotes.map((quote: { status: string }) => quote.status)).toEqual(
      Array.from({ length: count }, () => status),
    );
    expect(shown.counts).toEqual(counts);
  }
  const pages = [];
  for (let skip = 0; skip < quotes.length; skip += 2)
    pages.push(...(await board({ first: 2, skip })).quotes);
  expect(pages).toEqual(quotes);
  expect((await board({}, nadia)).quotes).not.toContainEqual(quotes[0]);
});

test("the shop reads the PDF of a draft before it leaves, of what was sent and of a revision, only when signed in", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  expect(await document(pdfOf(id))).toEqual([200, "%PDF-"]);
  await change("sendQuote", { id });
  expect(await document(pdfOf(id))).toEqual([200, "%PDF-"]);
  await change("reviseQuote", { id });
  expect(await document(pdfOf(id))).toEqual([200, "%PDF-"]);
  expect((await document(pdfOf(id), null))[0]).toBe(302);
  expect((await document(pdfOf("rien")))[0]).toBe(404);
});

test("a refusal heard on the telephone is noted once, with its author, and moves the repair on", async () => {
  const { repair_id } = await newRepair();
  const { id } = await sent(repair_id);
  const source = `mutation ($id: ID!, $reason: String!) { result: refuseQuote(id: $id, reason: $reason) {
    ... on Refusal { refused } ... on Quote { status answer { reason ip } } } }`;
  const refuse = async (reason: string) => (await ask(source, { id, reason })).data.result;
  const refused = await refuse(" Trop cher. ");
  expect(refused).toMatchObject({ status: "Refusé", answer: { reason: "Trop cher.", ip: "" } });
  const query = "query ($id: ID!) { repair(id: $id) { status items { type author } } }";
  const { repair } = (await ask(query, { id: repair_id })).data;
  expect(repair.status).toBe("Devis refusé");
  expect(repair.items).toContainEqual({ type: "QuoteRefused", author: "shop" });
  expect(await refuse("")).toEqual({ refused: "quote-already-answered" });
});
