/** The quotes of a shop, as its programs read them. */
import { expect, test } from "vitest";
import { draft, garonneScope, openRepair, sentQuote } from "../../../../test/shop/affairs.ts";
import { granted } from "../../../../test/shop/quote.ts";
import { act, NOON } from "../../../../test/shop/affairs.ts";
import { openProgram, type ProgramPage } from "../../../../test/shop/program.ts";
import { saveQuote } from "../save.ts";
import { quoteApi } from "./rest.ts";

const { doors, keyOf, get, billed } = openProgram("2026-11-23T12:00:00Z", [quoteApi]);

test("a quote is read with its lines and its amounts, without the link that signs it", async () => {
  const key = await keyOf(["quotes:read"]);
  const { quote_id, repair_id, client_id } = await billed();
  const read = (await get(key, `/api/v1/quotes/${quote_id}`)).json();
  expect(read).toMatchObject({
    id: quote_id,
    repair_id,
    client_id,
    status: "Accepté",
    version: 1,
    lines: expect.arrayContaining([expect.objectContaining({ kind: "labour" })]),
    answered_at: expect.stringMatching(/Z$/),
  });
  expect(read.total_excl + read.total_vat).toBe(read.total_incl);
  expect(JSON.stringify(read)).not.toMatch(/quoteid|signature|document|shop_id/);
});

test("a draft has no PDF, a sent quote has", async () => {
  const key = await keyOf(["quotes:read"]);
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const sent = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
  const drafted = await database.withShop(garonneScope, (db) =>
    saveQuote(db, { id: null, repair_id, draft }, act()),
  );
  const pdf = await get(key, `/api/v1/quotes/${sent}/pdf`);
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.body.startsWith("%PDF")).toBe(true);
  if (drafted === undefined) throw new Error("no draft");
  const id = granted(drafted);
  expect((await get(key, `/api/v1/quotes/${id}`)).json()).toMatchObject({ id, reference: null });
  const none = await get(key, `/api/v1/quotes/${id}/pdf`);
  expect([none.statusCode, none.json().refused]).toEqual([404, "not-found"]);
});

test("a quote that is answered comes again to who asks what changed", async () => {
  const key = await keyOf(["quotes:read"]);
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
  await database.asOwner("update app.quote set updated_at = '2026-11-24T09:00:00Z' where id = $1", [
    id,
  ]);
  const since = async (at: string) =>
    (await get(key, `/api/v1/quotes?limit=100&updated_since=${at}`))
      .json<ProgramPage>()
      .data.map((quote) => quote.id);
  expect(await since("2026-11-24T08:00:00Z")).toEqual([id]);
  expect(await since(NOON)).toContain(id);
  expect(await since("2026-11-24T10:00:00Z")).toEqual([]);
});
