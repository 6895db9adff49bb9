/** Five hundred random cases: no bonus is promised that the eco-organisation would refuse, nor refused that it would pay. */
import { expect, test } from "vitest";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";
import { bonusOf } from "../../shop/bonus/grid.ts";
import type { BonusCase } from "../../shop/bonus/eligible.ts";
import { addDays, type LocalDate } from "../../time.ts";
import { totalsOf } from "../totals.ts";
import type { QuoteLine } from "../line.ts";
import { checkBonus } from "./check.ts";

/** The same sequence at each run. */
function chanceFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const below = (most: number) => Math.floor(next() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { below, oneOf };
}
const { below, oneOf } = chanceFrom(20_261_127);
const line = (kind: "labour" | "bonus", unit_price: number): QuoteLine => ({
  id: kind,
  kind,
  label: kind,
  quantity: 10_000,
  unit: "",
  unit_price,
  vat_rate: kind === "bonus" ? 0 : 2000,
  discount: 0,
});
const LABEL = { number: "QR-1", valid_from: "2025-01-01", valid_until: "2027-06-30" } as const;

const randomCase = (): BonusCase => ({
  shop: {
    labels: below(8) === 0 ? [] : ["QualiRépar"],
    label: {
      number: below(8) === 0 ? "" : LABEL.number,
      valid_from: LABEL.valid_from as LocalDate,
      valid_until: LABEL.valid_until as LocalDate,
    },
  },
  day: addDays("2024-07-01" as LocalDate, below(1_200)),
  client_type: below(6) === 0 ? "Entreprise" : "Particulier",
  appliance: oneOf([
    null,
    { kind_id: oneOf(APPLIANCE_KINDS).id, underwarranty: below(8) === 0 },
    {
      kind_id: oneOf(["lave-linge", "ordinateur", "machine-a-cafe"]),
      underwarranty: below(8) === 0,
    },
  ]),
});

/** The conditions, written again one by one. */
function isPaid(about: BonusCase, amount: number, total: number): boolean {
  const { shop, day, client_type, appliance } = about;
  const isLabelled =
    shop.labels.includes("QualiRépar") &&
    shop.label.number !== "" &&
    day >= LABEL.valid_from &&
    day <= LABEL.valid_until;
  const grid = appliance ? bonusOf(appliance.kind_id, day) : undefined;
  return (
    isLabelled &&
    client_type === "Particulier" &&
    appliance?.underwarranty === false &&
    grid !== undefined &&
    amount <= (grid.most ?? grid.amount) &&
    total >= amount &&
    total >= (grid.from ?? 0)
  );
}

test("in 500 random cases a bonus is promised exactly when it would be paid", () => {
  const seen = { promised: 0, refused: 0 };
  for (let turn = 0; turn < 500; turn++) {
    const about = randomCase();
    const amount = oneOf([1_500, 2_000, 2_500, 4_000, 5_000, 6_000]);
    const lines = [line("labour", below(20_000)), line("bonus", amount)];
    const discount = oneOf([0, 0, 1_000, 5_000]);
    const { total_incl } = totalsOf(lines, discount);
    const isPromised = checkBonus({ lines, discount }, about) === undefined;
    expect({ turn, about, amount, total_incl, isPromised }).toMatchObject({
      isPromised: isPaid(about, amount, total_incl),
    });
    seen[isPromised ? "promised" : "refused"]++;
  }
  expect(seen.promised).toBeGreaterThan(25);
  expect(seen.refused).toBeGreaterThan(200);
});
