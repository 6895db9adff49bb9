import { beforeEach, expect, test } from "vitest";
import {
  act,
  clientAct,
  garonneScope,
  openRepair,
  sentQuote,
} from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import type { QuoteReadingProps, TrackingProps } from "../../../web/site/props.ts";
import { repairSite } from "../../repair/site.ts";
import { refuseQuoteById } from "../refuse.ts";
import { quoteSite } from "../site.ts";
import { loadQuote } from "../store.ts";

const doors = openDoors("2026-11-23T11:00:00.000Z", [quoteSite, repairSite]);
beforeEach(async () => {
  await doors().database.asOwner("delete from auth.attempt");
});

const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const post = (url: string) =>
  doors().app.inject({ method: "POST", url, remoteAddress: anotherVisitor() });

async function open() {
  const { database } = doors();
  const story = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => sentQuote(db, story.repair_id));
  const row = await database.withShop(garonneScope, (db) => loadQuote(db, id, act().at));
  if (!row?.reference || !row.document_sha256) throw new Error("the quote was not sent");
  await database.asOwner("delete from app.message");
  const url = `/suivi/${story.sheetid}/devis/${row.reference}`;
  return { ...story, id, url, quoteid: row.quoteid, document_sha256: row.document_sha256 };
}
const letters = () =>
  doors().database.asOwner<{ recipient: string; text: string }>(
    "select recipient, text from app.message order by created_at, id",
  );
const readingOf = (body: string): QuoteReadingProps => JSON.parse(body).props;

test("the tracking page leads to a copy to be read, and never to the link that signs", async () => {
  const { sheetid, quoteid, url } = await open();
  const tracked = await get(`/suivi/${sheetid}/state`);
  expect(tracked.json<TrackingProps>().quotes).toMatchObject([{ url, status: "Envoyé" }]);
  const page = await get(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
  for (const { body } of [tracked, await get(`/suivi/${sheetid}`), page])
    expect(body).not.toContain(quoteid);
});

test("the copy says what is done and for how much, and nothing of who and where", async () => {
  const { url, document_sha256 } = await open();
  const { body } = await get(url);
  const { document, status } = readingOf(body);
  expect([status, document.lines.length > 0, document.totals.due > 0]).toEqual([
    "Envoyé",
    true,
    true,
  ]);
  expect(body).not.toMatch(/VIDAL|Hélène|Peupliers|Blagnac|example\.org|39980012|BR-4471/);
  // Without the print of the document no answer can be sent either.
  expect(body).not.toContain(document_sha256);
});

test("the link that signs is sent again to the e-mail on file alone, at most three times an hour", async () => {
  const { url, quoteid } = await open();
  for (let turn = 0; turn < 5; turn++) {
    const answer = await post(`${url}/lien`);
    expect([answer.statusCode, readingOf(answer.body).link_sent]).toEqual([200, true]);
    expect(answer.body).not.toContain(quoteid);
  }
  const sent = await letters();
  expect(sent.map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 3 }, () => "helene.vidal@example.org"),
  );
  expect(sent[0]?.text).toContain(`/quote/${quoteid}`);
});

test("a quote that was answered sends no link", async () => {
  const { id, url, document_sha256 } = await open();
  const from = { ip: "203.0.113.7", user_agent: "", device: "client" } as const;
  const refusal = { id, document_sha256, reason: "Trop cher", ...from };
  await doors().database.withShop(garonneScope, (db) => refuseQuoteById(db, refusal, clientAct()));
  await doors().database.asOwner("delete from app.message");
  expect(readingOf((await get(url)).body).status).toBe("Refusé");
  expect((await post(`${url}/lien`)).statusCode).toBe(200);
  expect(await letters()).toEqual([]);
});

test("a tracking link reads the quotes of its own repair, and of no other", async () => {
  const [one, other] = [await open(), await open()];
  const reference = other.url.split("/").at(-1);
  for (const path of [
    `/suivi/${one.sheetid}/devis/${reference}`,
    `/suivi/${one.sheetid}/devis/D2026-99999`,
    `/suivi/${one.sheetid}/devis/%25`,
    `/suivi/AAAAAAAAAAAAAAAAAAAAAA/devis/${reference}`,
  ])
    expect([(await get(path)).statusCode, (await post(`${path}/lien`)).statusCode]).toEqual([
      404, 404,
    ]);
});
