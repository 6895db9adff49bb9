/** What clients owe, by its age: on the list of invoices as in the domain. */
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { signedDue } from "../../../domain/invoice/kind.ts";
import { sum } from "../../../domain/money.ts";
import { AGE_ENDS, AGES } from "../../../domain/payment/aged.ts";
import { daysBetween } from "../../../domain/time.ts";

const { doors, ask } = openSales("2026-11-23T11:00:00.000Z");

type Balance = { due_on: string; kind: number; remainder: number };

/** The chain takes nothing older than its last entry: the oldest comes first. */
beforeAll(async () => {
  const { database } = doors();
  for (const day of ["2026-09-07", "2026-10-05"]) {
    const { repair_id } = await openRepair(database);
    const then = act(instant(`${day}T08:00:00Z`));
    await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then));
  }
});

test("what is owed is summed by its age as the domain ages it, and what is shown by what is to pay", async () => {
  const read = async (show: string) => {
    const query = `query ($show: String) { invoice_board(show: $show) { shown_due unpaid { remainder }
      aged { age count remainder } invoices { kind remainder due due_on } } }`;
    return (await ask(query, { show })).data.invoice_board;
  };
  const owing = await read("unpaid");
  const owed: Balance[] = owing.invoices;
  const today = date("2026-11-23");
  const ends = [-Infinity, ...Object.values(AGE_ENDS), Infinity];
  const ofAge = (age: (typeof AGES)[number]) =>
    owed.filter(({ due_on }) => {
      const late = daysBetween(date(due_on), today);
      const place = AGES.indexOf(age);
      return late > (ends[place] ?? 0) && late <= (ends[place + 1] ?? 0);
    });
  expect(owing.aged).toEqual(
    AGES.map((age) => ({
      age,
      count: ofAge(age).length,
      remainder: sum(ofAge(age).map(({ remainder }) => remainder)),
    })),
  );
  const some = owing.aged.filter(({ count }: { count: number }) => count > 0);
  expect(some.length).toBeGreaterThan(1);
  expect(sum(owing.aged.map((one: Balance) => one.remainder))).toBe(owing.unpaid.remainder);
  for (const board of [owing, await read("credit"), await read("deposit"), await read("all")])
    expect(board.shown_due).toBe(sum(board.invoices.map(signedDue)));
});
