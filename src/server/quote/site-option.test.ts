/** A quote whose client chooses: what is read, what an answer writes, and what is refused without a trace. */
import { expect, test } from "vitest";
import {
  act,
  draft,
  garonneScope,
  LEDGER_KEY,
  NOON,
  openRepair,
} from "../../../test/shop/affairs.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { anotherVisitor, instant, openDoors } from "../../../test/shop/doors.ts";
import { GASKET, granted, NEW_PUMP, optionLines, USED_PUMP } from "../../../test/shop/quote.ts";
import { refuse } from "../../domain/decision.ts";
import { canonical } from "../../domain/quote/canonical.ts";
import type { TrackingProps } from "../../web/site/props.ts";
import { issueInvoice } from "../invoice/issue.ts";
import { loadIssued } from "../invoice/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { sha256 } from "../platform/sha256.ts";
import { repairSite } from "../repair/site.ts";
import { readQuote } from "./api/present.ts";
import { duplicateQuoteById } from "./duplicate.ts";
import { reviseQuoteById } from "./revise.ts";
import { saveQuote } from "./save.ts";
import { sendQuoteById } from "./send.ts";
import { quoteSite } from "./site.ts";
import { loadQuote } from "./store.ts";

const doors = openDoors(NOON, [quoteSite, repairSite]);
const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  doors().database.withShop(garonneScope, work);
const given = <Value>(value: Value | undefined) => value ?? refuse("not-found");

async function open(at = NOON) {
  const story = await openRepair(doors().database);
  const { repair_id } = story;
  const id = await inGaronne(async (db) => {
    const saving = { id: null, repair_id, draft: { ...draft, deposit: 3_000, lines: optionLines } };
    const saved = granted(given(await saveQuote(db, saving, act(at))));
    return granted(given(await sendQuoteById(db, saved, act(at))));
  });
  const row = await read(id);
  if (!row.document_sha256) throw new Error("the quote was not sent");
  const body = {
    document_sha256: row.document_sha256,
    name: "Hélène Vidal",
    signature: { kind: "typed", text: "Hélène Vidal" },
    consents: ["conditions", "withdrawal"],
  };
  return { ...story, id, row, body, url: `/quote/${row.quoteid}` };
}

async function read(id: string) {
  const row = await inGaronne((db) => loadQuote(db, id, NOON));
  if (!row) throw new Error("no such quote");
  return row;
}

const post = async (url: string, payload: object) => {
  const response = await doors().app.inject({
    method: "POST",
    url,
    payload,
    remoteAddress: anotherVisitor(),
  });
  return [response.statusCode, response.json().refused];
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("what was sent freezes every alternative with its total, and the letter says from where to where", async () => {
  const { row, sheetid } = await open();
  expect(row).toMatchObject({ total_incl: 19_788, due: 14_788 });
  expect(row.document_sha256).toBe(sha256(canonical(row.document)));
  expect(row.document?.options).toMatchObject({
    groups: [
      { group: "pompe", alternatives: [{ due: 14_788 }, { due: 12_988 }] },
      { group: "joint", alternatives: [{ due: 19_000 }] },
    ],
    range: { due: { least: 12_988, most: 19_000 } },
  });
  const letters = await doors().database.asOwner<{ subject: string; text: string }>(
    "select subject, text from app.message where template = 'quote-sent' order by created_at desc limit 1",
  );
  expect(plain(letters[0]?.subject ?? "")).toBe(
    `Votre devis ${row.reference}, de 179,88 € à 240,00 €, Atelier Garonne`,
  );
  expect(plain(letters[0]?.text ?? "")).toContain("de 179,88 € à 240,00 € TTC, selon ce que");
  const url = `/suivi/${sheetid}/state`;
  const tracked = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
  expect(tracked.json<TrackingProps>().quotes).toMatchObject([
    { due: 14_788, range: { least: 12_988, most: 19_000 } },
  ]);
});

test("the answer freezes what was chosen, and the quote comes to that", async () => {
  const { id, url, body, row, repair_id, sheetid } = await open();
  expect(await post(`${url}/accept`, { ...body, choices: [USED_PUMP] })).toEqual([200, undefined]);
  const answered = await read(id);
  const chosen = { choices: [USED_PUMP], total_incl: 17_988, due: 12_988, deposit: 3_896 };
  const { document_sha256 } = body;
  expect(answered.answer?.choice).toEqual({
    ...chosen,
    sha256: sha256(canonical({ document_sha256, ...chosen })),
  });
  expect(answered).toMatchObject({
    status: "Accepté",
    total_excl: 14_990,
    total_vat: 2_998,
    total_incl: 17_988,
    due: 12_988,
    document: row.document,
    document_sha256,
  });
  expect(plain(answered.answer?.consents[0] ?? "")).toContain(
    "Mon choix : Pompe de vidange (pièce d’occasion)",
  );
  const texts = await doors().database.asOwner<{ text: string }>(
    "select text from app.message where repair_id = $1 and template = 'quote-accepted-client'",
    [repair_id],
  );
  expect(plain(texts[0]?.text ?? "")).toContain("179,88 € TTC");
  const shown = await inGaronne((db) => readQuote(db, id, NOON));
  expect(shown).toMatchObject({ choices: [USED_PUMP], total_least: 17_988, total_most: 17_988 });
  const tracked = await doors().app.inject(`/suivi/${sheetid}/state`);
  expect(tracked.json<TrackingProps>().quotes).toMatchObject([{ due: 12_988, range: null }]);
});

test("the invoice bills what was chosen and nothing else", async () => {
  const { id, url, body } = await open();
  await post(`${url}/accept`, { ...body, choices: [NEW_PUMP, GASKET] });
  const billing = { ...act(), ledgerKey: LEDGER_KEY };
  const invoice_id = granted(
    given(await inGaronne((db) => issueInvoice(db, { quote_id: id }, billing))),
  );
  const [issued] = await inGaronne((db) => loadIssued(db, [invoice_id]));
  expect(issued?.document.lines.map((line) => [line.id, line.option])).toEqual(
    ["l1", "l2", "l3", "l4", "l5", "l6"].map((line) => [line, undefined]),
  );
  expect(issued?.document.totals).toMatchObject({ total_incl: 24_000, due: 19_000 });
});

test.each<[string, object, string]>([
  ["a page opened before there was a choice", {}, "choice-missing"],
  ["no alternative", { choices: [] }, "choice-missing"],
  ["the option without the choice", { choices: [GASKET] }, "choice-missing"],
  ["both pumps", { choices: [NEW_PUMP, USED_PUMP] }, "choice-twice"],
  ["the gasket twice", { choices: [NEW_PUMP, GASKET, GASKET] }, "choice-twice"],
  [
    "a pump that is not offered",
    { choices: [{ ...NEW_PUMP, alternative: "x" }] },
    "choice-unknown",
  ],
  [
    "a group that is not there",
    { choices: [NEW_PUMP, { ...GASKET, group: "x" }] },
    "choice-unknown",
  ],
])("%s is refused, and nothing is written", async (_, choices, refused) => {
  const { id, url, body, repair_id } = await open();
  const traces = () =>
    doors().database.asOwner(
      `select (select count(*) from app.quote_answer where quote_id = $1) as answers,
        (select count(*) from app.message where repair_id = $2) as messages,
        (select count(*) from app.repair_item where repair_id = $2) as items,
        (select status from app.repair where id = $2) as status`,
      [id, repair_id],
    );
  const before = await traces();
  expect(await post(`${url}/accept`, { ...body, ...choices })).toEqual([422, refused]);
  expect(await traces()).toEqual(before);
  expect(await read(id)).toMatchObject({ status: "Envoyé", due: 14_788, answer: null });
});

test("a choice that is no choice is bad input", async () => {
  const { url, body } = await open();
  for (const choices of ["neuve", [7], [{ group: "pompe" }], { pompe: "neuve" }])
    expect(await post(`${url}/accept`, { ...body, choices })).toEqual([400, "bad-input"]);
});

test("two tabs that choose differently at once leave one answer, and the totals are its own", async () => {
  const { id, url, body } = await open();
  const outcomes = await Promise.all(
    [USED_PUMP, NEW_PUMP, USED_PUMP, NEW_PUMP].map((pump) =>
      post(`${url}/accept`, { ...body, choices: [pump] }),
    ),
  );
  expect(outcomes.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  const { answer, due } = await read(id);
  expect(due).toBe(answer?.choice?.due);
  expect(due).toBe(answer?.choice?.choices[0]?.alternative === "neuve" ? 14_788 : 12_988);
});

test("an answer to a version that was revised, or past its last day, is refused whatever it chooses", async () => {
  const revised = await open();
  await inGaronne((db) => reviseQuoteById(db, revised.id, act()));
  const body = { ...revised.body, choices: [USED_PUMP] };
  expect(await post(`${revised.url}/accept`, body)).toEqual([409, "quote-changed"]);
  const late = await open(instant("2026-10-20T09:00:00Z"));
  const answer = { ...late.body, choices: [USED_PUMP] };
  expect(await post(`${late.url}/accept`, answer)).toEqual([409, "quote-expired"]);
});

test("a revision and a copy keep what can be chosen", async () => {
  const { id, url } = await open();
  const copy = given(await inGaronne((db) => duplicateQuoteById(db, id, act())));
  expect((await read(granted(copy))).lines).toEqual(optionLines);
  await inGaronne((db) => reviseQuoteById(db, id, act()));
  expect(await read(id)).toMatchObject({ status: "Brouillon", lines: optionLines, due: 14_788 });
  granted(given(await inGaronne((db) => sendQuoteById(db, id, act()))));
  const { document_sha256 } = await read(id);
  const body = { name: "H", signature: { kind: "typed", text: "H" }, document_sha256 };
  const consents = ["conditions", "withdrawal"];
  const answer = { ...body, consents, choices: [USED_PUMP] };
  expect(await post(`${url}/accept`, answer)).toEqual([200, undefined]);
});

test("the database keeps a choice only with an acceptance, and only a whole one", async () => {
  const { id, body, url } = await open();
  await post(`${url}/accept`, { ...body, choices: [USED_PUMP] });
  for (const [answer, choice] of [
    ["refused", { choices: [], sha256: "x", due: 1 }],
    ["accepted", { choices: "all", sha256: "x", due: 1 }],
    ["accepted", { choices: [], due: 1 }],
    ["accepted", { choices: [], sha256: "x", due: -1 }],
    ["accepted", { sha256: "x", due: 1 }],
  ])
    await expect(
      doors().database.asOwner(
        `insert into app.quote_answer (shop_id, quote_id, version, answer, name, signature, at, ip, user_agent, document_sha256, choice)
         select shop_id, quote_id, 2, $2, name, signature, at, ip, user_agent, document_sha256, $3::jsonb
         from app.quote_answer where quote_id = $1`,
        [id, answer, JSON.stringify(choice)],
      ),
    ).rejects.toThrow(/check constraint/);
});

test("an acceptance says what was chosen exactly when its quote left a choice: the database refuses the others", async () => {
  const choosing = await open();
  const plain = await sentWithout(choosing.repair_id);
  const choice = JSON.stringify({ choices: [], sha256: "0", due: 0 });
  const accept = (quote_id: string, chosen: string | null) =>
    doors().database.asOwner(
      `insert into app.quote_answer (shop_id, quote_id, version, answer, name, signature, agreed_on, at, ip, user_agent, document_sha256, choice)
       values ($1, $2, 1, 'accepted', 'H', '{}', '2026-11-23', now(), '', '', '', $3)`,
      [GARONNE.id, quote_id, chosen],
    );
  await expect(accept(choosing.id, null)).rejects.toThrow(/choice_of_options/);
  await expect(accept(plain, choice)).rejects.toThrow(/choice_of_options/);
  // These two are right, and lack only their link in the chain.
  await expect(accept(choosing.id, choice)).rejects.toThrow(/quote_answer_sealed/);
  await expect(accept(plain, null)).rejects.toThrow(/quote_answer_sealed/);
});

/** A quote of the same repair that leaves nothing to choose. */
const sentWithout = (repair_id: string): Promise<string> =>
  inGaronne(async (db) => {
    const saved = granted(given(await saveQuote(db, { id: null, repair_id, draft }, act())));
    return granted(given(await sendQuoteById(db, saved, act())));
  });

test("the page opens on what the shop proposes; a form sent without scripts makes the total follow", async () => {
  const { url } = await open();
  const page = async (address: string) =>
    plain((await doors().app.inject({ url: address, remoteAddress: anotherVisitor() })).body);
  expect(await page(url)).toContain('"choices":[{"group":"pompe","alternative":"neuve"}]');
  const used = await page(`${url}?choix=1&choix-1=2&choix-2=1`);
  expect(used).toContain(
    '"choices":[{"group":"pompe","alternative":"reemploi"},{"group":"joint","alternative":null}]',
  );
  expect(await page(`${url}?choix=1&choix-1=99`)).toContain('"alternative":"neuve"');
});

test("once answered, the pages show what was chosen and nothing else", async () => {
  const { url, body, sheetid, row } = await open();
  await post(`${url}/accept`, { ...body, choices: [USED_PUMP] });
  for (const address of [url, `/suivi/${sheetid}/devis/${row.reference}`]) {
    const { body: page } = await doors().app.inject({
      url: address,
      remoteAddress: anotherVisitor(),
    });
    expect(page).not.toContain('"option"');
    expect(plain(page)).toContain('"total_incl":17988');
  }
});
