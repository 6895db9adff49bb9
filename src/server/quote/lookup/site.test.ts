import { beforeEach, expect, test } from "vitest";
import { act, garonneScope, openRepair, sentQuote } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { reviseQuoteById } from "../revise.ts";
import { quoteSite } from "../site.ts";
import { loadQuote } from "../store.ts";

const doors = openDoors("2026-11-23T11:00:00.000Z", [quoteSite]);
const EMAIL = "helene.vidal@example.org";
beforeEach(async () => {
  await doors().database.asOwner("delete from app.message");
});

const post = (payload: object) =>
  doors().app.inject({ method: "POST", url: "/quote", payload, remoteAddress: anotherVisitor() });

async function open() {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
  const row = await database.withShop(garonneScope, (db) => loadQuote(db, id, act().at));
  await database.asOwner("delete from app.message");
  return { id, reference: row?.reference ?? "", quoteid: row?.quoteid ?? "" };
}
const letters = () =>
  doors().database.asOwner<{ template: string; recipient: string; text: string }>(
    "select template, recipient, text from app.message",
  );
const SENT = { page: "quote-lookup", props: { reference: "", error: null, sent: true } };

test.each([["06 39 98 00 12"], ["Helene.Vidal@example.org"]])(
  "asked with %s, the link of a quote goes to the e-mail on file and opens no page",
  async (contact) => {
    const { reference, quoteid } = await open();
    const response = await post({ reference: reference.toLowerCase(), contact });
    expect([response.statusCode, response.json()]).toEqual([200, SENT]);
    expect(response.body).not.toContain(quoteid);
    expect(await letters()).toEqual([
      {
        template: "quote-link",
        recipient: EMAIL,
        text: expect.stringContaining(`/quote/${quoteid}`),
      },
    ]);
  },
);

test.each([
  ["an unknown reference", { reference: "D2026-99999", contact: EMAIL }, 200],
  ["a reference of invoices", { reference: "F2026-00001", contact: "06 39 98 00 12" }, 200],
  ["a pattern", { reference: "D2026-%", contact: "%" }, 200],
  ["a sign that a database refuses", { reference: "D2026-00001\u0000", contact: "x" }, 200],
  ["a contact without end", { reference: "D2026-00001", contact: "x".repeat(5_000) }, 422],
  ["lists in place of texts", { reference: ["D2026-00001"], contact: {} }, 422],
])("%s sends nothing", async (_, body, status) => {
  const response = await post(body);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ page: "quote-lookup" });
  expect(await letters()).toEqual([]);
});

test("a quote taken back for revision sends no link, in the same words", async () => {
  const { id, reference } = await open();
  await doors().database.withShop(garonneScope, (db) => reviseQuoteById(db, id, act()));
  const response = await post({ reference, contact: EMAIL });
  expect([response.json(), await letters()]).toEqual([SENT, []]);
});
