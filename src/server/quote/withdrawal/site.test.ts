import { beforeEach, expect, test } from "vitest";
import { acceptedQuote, garonneScope, NOON, openRepair } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import type { ConclusionPlace } from "../../../domain/quote/evidence.ts";
import { loadRepairs } from "../../repair/store.ts";
import { repairSite } from "../../repair/site.ts";
import { quoteSite } from "../site.ts";
import { loadQuote } from "../store.ts";

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

async function signed(place: ConclusionPlace = "distance", at = NOON) {
  const { database } = doors();
  const { repair_id, sheetid } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => acceptedQuote(db, repair_id, at, place));
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
