import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRow, KARIM } from "../../../../test/shop/garonne.ts";
import { optionLines, USED_PUMP } from "../../../../test/shop/quote.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { doors, ask, sent, change } = openSales("2026-11-23T11:00:00.000Z");

const RECORD = `mutation ($input: AgreementInput!) { result: recordAgreement(input: $input) {
  ... on Refusal { refused }
  ... on Quote { id status payable_from repair { status }
    answer { name signature conclusion_place agreed_on device recorded_by early_start withdrawal_deadline consents } } } }`;
const signature = { kind: "drawn", strokes: "M 10 20 L 30 24 L 52 18" };
const BOXES = ["conditions", "withdrawal"];

async function waiting(facts = {}) {
  const { repair_id } = await openRepair(doors().database);
  const { id, document_sha256 } = await sent(repair_id, facts);
  const signed = { id, document_sha256, name: "Hélène Vidal", signature, consents: BOXES };
  const record = async (input: object, who = karim) => {
    const { data, errors } = await ask(RECORD, { input: { ...signed, ...input } }, who);
    return data?.result ?? errors;
  };
  const answers = async () =>
    doors().database.asOwner("select 1 from app.quote_answer where quote_id = $1", [id]);
  return { id, repair_id, record, answers };
}

test("a quote signed at home on the technician's device says where, on whose screen and by whom", async () => {
  const { id, record } = await waiting();
  const query = `query ($id: ID!) { quote(id: $id) { home: consents(conclusion_place: "home") { key required }
    shop: consents(conclusion_place: "shop") { key } none: consents(conclusion_place: "moon") { key } } }`;
  const { quote } = (await ask(query, { id })).data;
  expect(quote.home).toEqual([
    { key: "conditions", required: true },
    { key: "withdrawal", required: true },
    { key: "early-start", required: false },
  ]);
  expect([quote.shop, quote.none]).toEqual([[{ key: "conditions" }], []]);
  expect(await record({ conclusion_place: "home", consents: [...BOXES, "early-start"] })).toEqual({
    id,
    status: "Accepté",
    payable_from: "2026-12-01",
    repair: { status: "Devis accepté" },
    answer: {
      name: "Hélène Vidal",
      signature,
      conclusion_place: "home",
      agreed_on: "2026-11-23",
      device: "shop",
      recorded_by: KARIM.id,
      early_start: true,
      withdrawal_deadline: "2026-12-07",
      consents: expect.objectContaining({ length: 3 }),
    },
  });
});

test("at the counter one box is enough, and nothing opens a right to withdraw", async () => {
  const { record } = await waiting();
  const counter = await record({ conclusion_place: "shop", consents: ["conditions"] });
  expect(counter).toMatchObject({
    status: "Accepté",
    payable_from: null,
    answer: { withdrawal_deadline: null, early_start: false },
  });
});

test("a signed sheet is an agreement with its photo, which cannot be taken out any more", async () => {
  const { id, record, answers } = await waiting();
  const file_id = randomUUID();
  const paper = { conclusion_place: "distance", signature: null, consents: [], file_id };
  expect(await record(paper)).toEqual({ refused: "paper-missing" });
  expect(await answers()).toEqual([]);
  const file = {
    id: file_id,
    filename: "feuille.jpg",
    mimetype: "image/jpeg",
    size: 1,
    sha256: "0",
  };
  const owner = { shop_id: GARONNE.id, recipientType: "quote", recipientID: id };
  await insertRow(doors().database, "app.file", { ...file, ...owner });
  expect(await record({ ...paper, signed_on: "2026-11-22" })).toEqual({
    refused: "signed-on-unlikely",
  });
  expect(await record(paper)).toMatchObject({ answer: { signature: { kind: "paper", file_id } } });
  const detach = `mutation ($id: ID!) { removeAttachment(id: $id) { __typename } }`;
  expect((await ask(detach, { id: file_id })).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
});

test("what the client chooses before the shop is asked, said in the sentence that they tick, and kept", async () => {
  const { id, record, answers } = await waiting({ lines: optionLines });
  const asked = `query ($id: ID!, $choices: JSON) { quote(id: $id) { consents(conclusion_place: "shop", choices: $choices) { text } } }`;
  const sentence = async (choices: unknown) =>
    (await ask(asked, { id, choices })).data.quote.consents[0]?.text.replaceAll(/\s/g, " ");
  expect(await sentence([USED_PUMP])).toContain("Mon choix : Pompe de vidange (pièce d’occasion)");
  expect(await sentence(null)).toContain("Mon choix : Pompe de vidange (pièce neuve)");
  expect(await sentence("neuve")).toBeUndefined();
  const counter = { conclusion_place: "shop", consents: ["conditions"] };
  for (const [choices, refused] of [
    [null, "choice-missing"],
    [[], "choice-missing"],
    [[{ group: "porte", alternative: "neuve" }], "choice-unknown"],
  ] as const)
    expect(await record({ ...counter, choices })).toEqual({ refused });
  expect(await answers()).toEqual([]);
  expect(await record({ ...counter, choices: [USED_PUMP] })).toMatchObject({
    answer: { consents: [expect.stringContaining("pièce d’occasion")] },
  });
  const { quote } = (
    await ask("query ($id: ID!) { quote(id: $id) { due lines shown_lines answer { choice } } }", {
      id,
    })
  ).data;
  expect(quote).toMatchObject({ due: 12_988, answer: { choice: { choices: [USED_PUMP] } } });
  expect([quote.lines.length, quote.shown_lines.length]).toEqual([8, 6]);
});

test("a quote that its client withdrew from is not invoiced", async () => {
  const { id, record } = await waiting();
  await record({ conclusion_place: "home" });
  const values = `values ('${GARONNE.id}', '${id}', 1, '2026-11-24T11:00Z', 'Hélène Vidal', 'quote', '', '', 5700, 3500)`;
  const withdrawal = `insert into app.quote_withdrawal (shop_id, quote_id, version, at, name, via, ip, user_agent, received, owed) ${values}`;
  // Without its link in the chain it does not stand.
  await expect(doors().database.asOwner(withdrawal)).rejects.toThrow("quote_withdrawal_sealed");
  await doors().database.asSuperuser(`set session_replication_role = replica; ${withdrawal}`);
  expect(await change("issueInvoice", { quote_id: id })).toMatchObject({
    refused: "quote-withdrawn",
  });
  const query =
    "query ($id: ID!) { quote(id: $id) { withdrawal { received owed refund still_owed refund_by } } }";
  const { quote } = (await ask(query, { id })).data;
  const owed_back = { received: 5_700, owed: 3_500, refund: 2_200, still_owed: 0 };
  expect(quote.withdrawal).toEqual({ ...owed_back, refund_by: "2026-12-08" });
  const { id: other } = await waiting();
  expect((await ask(query, { id: other })).data.quote.withdrawal).toBeNull();
});

test.each([
  [
    "without a required box",
    { conclusion_place: "home", consents: ["conditions"] },
    "consents-missing",
  ],
  ["without a signature", { conclusion_place: "shop", signature: null }, "signature-missing"],
  [
    "of another document",
    { conclusion_place: "shop", document_sha256: "0".repeat(64) },
    "quote-changed",
  ],
  ["at no place we know", { conclusion_place: "moon" }, "bad-input"],
  ["with a forged file", { conclusion_place: "shop", file_id: "../etc" }, "bad-input"],
])("%s it is refused and nothing is written", async (_, input, refused) => {
  const { record, answers } = await waiting();
  expect(await record(input)).toMatchObject({ refused });
  expect(await answers()).toEqual([]);
});

test("another shop records nothing here", async () => {
  const { record, answers } = await waiting();
  const outcome = await record({ conclusion_place: "shop" }, nadia);
  expect(outcome).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await answers()).toEqual([]);
});
