/** What the database itself refuses of a series and of the chain, and 200 issues at once over a midnight. */
import { beforeAll, describe, expect, test } from "vitest";
import {
  acceptedQuote,
  act,
  garonneScope,
  issuedInvoice,
  openRepair,
} from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, LOIRE, openShops } from "../../../test/shop/garonne.ts";
import { forgedInvoice } from "../../../test/shop/invoice.ts";
import { instant } from "../../../test/shop/quote.ts";
import { addMinutes } from "../../domain/time.ts";
import { isId } from "../../domain/validation.ts";
import { mintScope } from "../platform/database/scope.ts";
import { sqlState } from "../platform/database/violation.ts";
import { issueInvoice } from "./issue.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const ISSUES = 200;
const EVENING = instant("2026-12-31T22:59:58Z");
const loire = mintScope(LOIRE.id, { kind: "system" });

describe("the database refuses, whoever writes it,", () => {
  beforeAll(async () => {
    const { repair_id } = await openRepair(database);
    await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id));
  });

  test("a number without its document", async () => {
    const taking = database.asOwner(
      `update app.counter set last = last + 1 where shop_id = '${GARONNE.id}' and series = 'F2026'`,
    );
    await expect(taking).rejects.toMatchObject({ constraint: "counter_number_used" });
  });

  const forged = (facts: string) =>
    forgedInvoice(
      `jsonb_build_object('id', uuidv7(), 'number', i.number + 1, 'quote_id', null, 'prev_issued_at', i.issued_at,
        'reference', 'F2026-' || lpad((i.number + 1)::text, 5, '0')) || ${facts}`,
      `i.shop_id = '${GARONNE.id}'`,
    );

  test.each([
    ["a document without its link", `'{}'::jsonb`, "invoice_sealed"],
    [
      "a document dated before the one it follows",
      `jsonb_build_object('issued_at', i.issued_at - interval '1 second')`,
      "invoice_in_order",
    ],
    [
      "a document that says another date of the one it follows",
      `jsonb_build_object('prev_issued_at', i.issued_at - interval '1 day')`,
      "invoice_follows_date",
    ],
    [
      "a document that hides what it follows",
      `'{"prev_issued_at": null}'::jsonb`,
      "invoice_in_order",
    ],
    [
      "a document of another year than its series",
      `jsonb_build_object('issued_on', '2020-01-01')`,
      "invoice_of_its_year",
    ],
  ])("%s", async (_, facts, constraint) => {
    await expect(database.asOwner(forged(facts))).rejects.toMatchObject({ constraint });
  });

  test("a movement of money without its link", async () => {
    const writing = database.asOwner(
      `insert into app.payment (shop_id, movement_id, invoice_id, client_id, repair_id, method, amount, received_on)
       select shop_id, uuidv7(), id, client_id, repair_id, 'card', 100, issued_on from app.invoice where shop_id = $1`,
      [GARONNE.id],
    );
    await expect(writing).rejects.toMatchObject({ constraint: "payment_sealed" });
  });
});

/**
 * On a loaded machine the last in the queue of the chain waits longer than a connection or a statement may (57014), which
 * rolls everything back: it is asked again, as a person would.
 */
const isLate = (error: Error): boolean =>
  error.message === "no connection to the database" || sqlState(error) === "57014";

test("200 issues at once over a midnight, three in ten rolled back: no gap, and no date goes back", async () => {
  const quotes: string[] = [];
  for (let round = 0; round < ISSUES / 10; round++)
    quotes.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, async () => {
          const { repair_id } = await openRepair(database, LOIRE.id);
          return database.withShop(loire, (db) => acceptedQuote(db, repair_id, EVENING));
        }),
      )),
    );
  const issueOrRollBack = async (quote_id: string, turn: number): Promise<unknown> => {
    // Their clocks are read in no order, before midnight by the first half and after it by the other.
    const at = addMinutes(EVENING, ((turn * 7) % 10) / 400 + (turn < ISSUES / 2 ? 0 : 0.04));
    const issuing = database.withShop(loire, async (db) => {
      const issued = await issueInvoice(db, { quote_id }, act(at));
      if (turn % 10 < 3) throw new Error("rolled back on purpose");
      return issued;
    });
    return issuing.catch((error: Error) =>
      isLate(error) ? issueOrRollBack(quote_id, turn) : error.message,
    );
  };
  const outcomes = await Promise.all(quotes.map(issueOrRollBack));
  const kept = outcomes.filter((outcome) => outcome !== "rolled back on purpose");
  expect(kept.filter((outcome) => !isId(String(outcome)))).toEqual([]);
  expect(kept).toHaveLength(140);
  const rows = await database.asOwner<{ series: string; number: number; order: number }>(
    `select i.series, i.number::int, row_number() over (order by e.seq)::int as "order"
     from app.invoice i join app.ledger_entry e on e.shop_id = i.shop_id and e.ref_id = i.id
     where i.shop_id = $1 order by i.issued_at, i.series, i.number`,
    [LOIRE.id],
  );
  expect(rows).toHaveLength(140);
  expect(rows.map(({ order }) => order)).toEqual(rows.map((_, index) => index + 1));
  for (const series of ["F2026", "F2027"]) {
    const numbers = rows.filter((row) => row.series === series).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});
