/** A bonus that the eco-organisation would not pay never leaves the shop in a quote. */
import { afterEach, beforeAll, expect, test } from "vitest";
import { act, draft, garonneScope, openRepair } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, openShops } from "../../../test/shop/garonne.ts";
import { granted } from "../../../test/shop/quote.ts";
import { refuse } from "../../domain/decision.ts";
import { readyQuoteById } from "./ready.ts";
import { saveQuote } from "./save.ts";
import { sendQuoteById } from "./send.ts";
import { loadQuote } from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));
afterEach(() =>
  database.asOwner("update app.shop set labels = $1, label = $2 where id = $3", [
    [...GARONNE.labels],
    GARONNE.label,
    GARONNE.id,
  ]),
);

/** Madame Vidal's washing machine, 50 € of bonus in a quote of 240 €. */
async function written(type: "Particulier" | "Entreprise" = "Particulier") {
  const { repair_id } = await openRepair(database, GARONNE.id, type);
  const id = await database.withShop(garonneScope, async (db) =>
    granted((await saveQuote(db, { id: null, repair_id, draft }, act())) ?? refuse("none")),
  );
  return { id, repair_id };
}
const send = (id: string) => database.withShop(garonneScope, (db) => sendQuoteById(db, id, act()));
const ready = (id: string) =>
  database.withShop(garonneScope, (db) => readyQuoteById(db, id, act()));
const change = (statement: string, id: string) => database.asOwner(statement, [id]);

test("the bonus of the grid leaves", async () => {
  const { id } = await written();
  expect(await ready(id)).toBe(id);
  expect(await send(id)).toBe(id);
});

const OF_REPAIR = "where id = (select appliance_id from app.repair where id = $1)";

test.each([
  ["bonus-no-label", "update app.shop set labels = '{}' where $1::text <> ''"],
  [
    "bonus-no-label",
    `update app.shop set label = label || '{"valid_until": "2026-11-22"}' where $1::text <> ''`,
  ],
  ["bonus-guarantee", `update app.appliance set underwarranty = true ${OF_REPAIR}`],
  ["bonus-kind", `update app.appliance set kind_id = 'volet-portail' ${OF_REPAIR}`],
  ["bonus-amount", `update app.appliance set kind_id = 'micro-ondes' ${OF_REPAIR}`],
])("« %s » is said before anything is numbered", async (refused, statement) => {
  const { id, repair_id } = await written();
  await change(statement, repair_id);
  expect(await ready(id)).toEqual({ refused });
  expect(await send(id)).toEqual({ refused });
  const quote = await database.withShop(garonneScope, (db) => loadQuote(db, id, act().at));
  expect(quote).toMatchObject({ status: "Brouillon", reference: null });
});

test("a company is promised none", async () => {
  const { id } = await written("Entreprise");
  expect(await send(id)).toEqual({ refused: "bonus-company" });
});
