import { beforeEach, expect, test } from "vitest";
import {
  act,
  acceptedQuote,
  garonneScope,
  LEDGER_KEY,
  NOON,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { anotherVisitor, instant, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, KARIM } from "../../../../test/shop/garonne.ts";
import { granted } from "../../../../test/shop/quote.ts";
import { refuse } from "../../../domain/decision.ts";
import { dateOf } from "../../../domain/time.ts";
import { issueDeposit } from "../../invoice/issue-deposit.ts";
import { recordPaymentOn } from "../../payment/record.ts";
import type { ConclusionPlace } from "../../../domain/quote/evidence.ts";
import { loadRepairs } from "../../repair/store.ts";
import { repairSite } from "../../repair/site.ts";
import { quoteSite } from "../site.ts";
import { loadQuote } from "../store.ts";

/** The chain never goes back: what comes after a withdrawal is of its hour. */
const LATER = instant("2026-11-25T11:00:00.000Z");
const doors = openDoors("2026-11-25T11:00:00.000Z", [quoteSite, repairSite]);

let ip = "";
beforeEach(() => {
  ip = anotherVisitor();
});
const request = (url: string, said?: object) =>
  doors().app.inject({
    url,
    ...(said && { method: "POST", payload: said }),
    headers: { "x-forwarded-for": ip, "user-agent": "Mozilla/5.0 (essai)", accept: "text/html" },
  });
const propsAt = async (url: string) => JSON.parse((await request(url)).body).props;

async function signed(
  place: ConclusionPlace = "distance",
  at = NOON,
  boxes: readonly string[] = [],
) {
  const { database } = doors();
  const { repair_id, sheetid } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) =>
    acceptedQuote(db, repair_id, at, place, boxes),
  );
  const row = await database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
  if (!row) throw new Error("no quote");
  const status = async () => {
    const [repair] = await database.withShop(garonneScope, (db) => loadRepairs(db, [repair_id]));
    return repair?.status;
  };
  return { id, repair_id, sheetid, reference: row.reference, url: `/quote/${row.quoteid}`, status };
}
const lettersOf = (repair_id: string) =>
  doors().database.asOwner<{ template: string; text: string }>(
    "select template, text from app.message where repair_id = $1 order by created_at, id",
    [repair_id],
  );
const SAID = { name: "Hélène Vidal", email: "" };

test("« Renoncer au contrat ici » stands on the quote and on the tracking page during the whole period", async () => {
  const { url, sheetid, reference } = await signed();
  expect(await propsAt(url)).toMatchObject({ withdrawal_until: "2026-12-07", withdrawn_at: null });
  const { quotes } = await propsAt(`/suivi/${sheetid}`);
  expect(quotes).toMatchObject([{ withdrawal_until: "2026-12-07", withdrawn: false }]);
  for (const from of [url, `/suivi/${sheetid}/devis/${reference}`])
    expect(await propsAt(`${from}/renoncer`)).toMatchObject({
      reference,
      agreed_on: "2026-11-23",
      until: "2026-12-07",
      back: from,
    });
});

test("confirmed, it is kept with its moment, acknowledged by mail, and the work stops", async () => {
  const { url, id, repair_id, sheetid, status } = await signed("home");
  const answer = await request(`${url}/renoncer`, SAID);
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body).props.withdrawn_at).toBe("2026-11-25T11:00:00.000Z");
  expect(await status()).toBe("Devis refusé");
  const [row] = await doors().database.asOwner<object>(
    "select name, via, ip, user_agent from app.quote_withdrawal where quote_id = $1",
    [id],
  );
  expect(row).toEqual({
    name: "Hélène Vidal",
    via: "quote",
    ip,
    user_agent: "Mozilla/5.0 (essai)",
  });
  const letters = await lettersOf(repair_id);
  const copy = letters.find(({ template }) => template === "quote-withdrawn-client");
  expect(copy?.text.replace(/\s/g, " ")).toContain("le 25 novembre 2026 à 12 h");
  expect(await propsAt(url)).toMatchObject({ withdrawal_until: null });
  const { quotes, messages } = await propsAt(`/suivi/${sheetid}`);
  expect(quotes).toMatchObject([{ withdrawal_until: null, withdrawn: true }]);
  expect(JSON.stringify(messages)).toContain("Vous vous êtes rétracté du devis");
});

/** The first deposit asked on the quote is paid, and half an hour is noted after the agreement, an hour before it. */
async function paidAndBegun({ id, repair_id }: { id: string; repair_id: string }) {
  const { database } = doors();
  const billing = { ...act(LATER), ledgerKey: LEDGER_KEY };
  await database.withShop(garonneScope, async (db) => {
    const deposit = await issueDeposit(
      db,
      { quote_id: id, amount: 5_700, vat_ground: null },
      billing,
    );
    const invoice_id = granted(deposit ?? refuse("not-found"));
    const paid = { invoice_id, method: "card", amount: 5_700, note: "" } as const;
    const received_on = dateOf(LATER, GARONNE.timezone);
    granted((await recordPaymentOn(db, { ...paid, received_on }, billing)) ?? refuse("not-found"));
  });
  await database.asOwner(
    `insert into app.work_time (shop_id, repair_id, user_id, started_at, minutes)
     values ($1, $2, $3, '2026-11-23T08:00Z', 60), ($1, $2, $3, '2026-11-24T08:00Z', 30)`,
    [GARONNE.id, repair_id, KARIM.id],
  );
}

test.each<[string, string[], object, string]>([
  [
    "asked expressly that the work begins: the part done is kept",
    ["early-start"],
    { worked: 5_000, received: 5_700, owed: 3_500 },
    "22,00 € vous sont remboursés au plus tard le 9 décembre 2026",
  ],
  [
    "did not ask: everything goes back",
    [],
    { worked: 5_000, received: 5_700, owed: 0 },
    "57,00 € vous sont remboursés au plus tard le 9 décembre 2026",
  ],
])("a client who %s", async (_, boxes, kept, said) => {
  const { url, id, repair_id } = await signed("distance", NOON, boxes);
  await paidAndBegun({ id, repair_id });
  expect((await request(`${url}/renoncer`, SAID)).statusCode).toBe(200);
  const [row] = await doors().database.asOwner<object>(
    "select worked::int, received::int, owed::int from app.quote_withdrawal where quote_id = $1",
    [id],
  );
  expect(row).toEqual(kept);
  const copy = (await lettersOf(repair_id)).find(
    ({ template }) => template === "quote-withdrawn-client",
  );
  expect(copy?.text.replace(/\s/g, " ")).toContain(said);
});

test("a repair that is finished ends the right of who asked that it begins at once, and of nobody else", async () => {
  for (const [boxes, until] of [
    [["early-start"], null],
    [[], "2026-12-07"],
  ] as const) {
    const { url, id, repair_id, sheetid } = await signed("distance", NOON, boxes);
    await doors().database.asOwner(
      "update app.repair set status = 'Réparé', done = true where id = $1",
      [repair_id],
    );
    expect(await propsAt(url)).toMatchObject({ withdrawal_until: until });
    const { quotes } = await propsAt(`/suivi/${sheetid}`);
    expect(quotes).toMatchObject([{ withdrawal_until: until }]);
    const answer = await request(`${url}/renoncer`, SAID);
    const refusal = until ? null : "withdrawal-performed";
    expect(JSON.parse(answer.body).props.refusal).toBe(refusal);
    const row = await doors().database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
    expect(row?.withdrawn_at === null).toBe(until === null);
  }
});

test("sent twenty times at once, it counts once", async () => {
  const { url, id, repair_id } = await signed();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(`${url}/renoncer`, SAID)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const count = "select count(*)::int as count from app.quote_withdrawal where quote_id = $1";
  expect(await doors().database.asOwner(count, [id])).toEqual([{ count: 1 }]);
  const copies = (await lettersOf(repair_id)).filter(({ template }) => /withdrawn/.test(template));
  expect(copies).toHaveLength(1);
});

test("from the tracking page, the evidence says by which link", async () => {
  const { sheetid, reference, id } = await signed();
  const { statusCode } = await request(`/suivi/${sheetid}/devis/${reference}/renoncer`, SAID);
  expect(statusCode).toBe(200);
  const via = "select via from app.quote_withdrawal where quote_id = $1";
  expect(await doors().database.asOwner(via, [id])).toEqual([{ via: "tracking" }]);
});

test.each<[string, ConclusionPlace, string, object, string]>([
  ["signed at the counter", "shop", "2026-11-23T11:00:00Z", SAID, "withdrawal-none"],
  ["after the last day", "distance", "2026-11-01T11:00:00Z", SAID, "withdrawal-over"],
  ["without a name", "distance", "2026-11-23T11:00:00Z", { name: " " }, "name-missing"],
  ["with something else", "distance", "2026-11-23T11:00:00Z", { name: { a: 1 } }, "bad-input"],
])("%s, nothing is written and the page says why", async (_, place, at, said, refused) => {
  const { url, id, status } = await signed(place, at as typeof NOON);
  const before = await status();
  const answer = await request(`${url}/renoncer`, said);
  expect([answer.statusCode, JSON.parse(answer.body).props.refusal]).toEqual([422, refused]);
  const row = await doors().database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
  expect([row?.withdrawn_at, await status()]).toEqual([null, before]);
});

test.each(["/quote/inconnu/renoncer", "/suivi/inconnu/devis/D2026-00001/renoncer"])(
  "%s is no page",
  async (url) => {
    expect((await request(url)).statusCode).toBe(404);
    expect((await request(url, SAID)).statusCode).toBe(404);
  },
);
