import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { line } from "../../../../test/shop/quote.ts";
import { share, sum } from "../../money.ts";
import { tariffsOf } from "../../shop/tariffs.ts";
import { LINE_LIMITS, VAT_RATES, type LineKind, type QuoteLine, type VatRate } from "../line.ts";
import { lineTotalOf, totalsOf } from "../totals.ts";
import {
  atShownPrice,
  basisOf,
  discountOf,
  linesUnder,
  onBasis,
  ordinaryBasis,
  readBasis,
  readPrice,
  repriced,
} from "./price.ts";

const sold = line("l1", { kind: "labour", unit: "h", unit_price: 5_833 });
const typed = (unit_price_incl: number, facts: Partial<QuoteLine> = {}): QuoteLine =>
  repriced({ ...sold, unit_price_incl, ...facts });

/** Incl. VAT, in cents: what shop pages show for an hour. */
const HOURLY = [4_500, 4_900, 5_500, 6_000, 6_500, 7_000, 7_500, 8_900];
/** From a quarter of an hour to ten hours. */
const DURATIONS = Array.from({ length: 40 }, (_, index) => (index + 1) * 2_500);

const priced = fc.record({
  kind: fc.constantFrom<LineKind>("labour", "travel", "part"),
  quantity: fc.oneof(fc.constantFrom(...DURATIONS), fc.integer({ min: 1, max: 100_000 })),
  price: fc.oneof(fc.constantFrom(...HOURLY), fc.integer({ min: 0, max: 500_000 })),
  vat_rate: fc.constantFrom(...VAT_RATES),
  discount: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 10_000 })),
});
const inclLines = (most: number) =>
  fc
    .array(priced, { minLength: 1, maxLength: most })
    .map((all) =>
      all.map(({ price, ...facts }, index) => typed(price, { ...facts, id: `${index}` })),
    );

describe("prices typed incl. VAT", () => {
  it("make every usual hourly rate times every duration the price that is displayed", () => {
    const wrong = HOURLY.flatMap((rate) =>
      DURATIONS.filter((quantity) => {
        const displayed = (rate * quantity) / 10_000;
        return totalsOf([typed(rate, { quantity })]).total_incl !== Math.round(displayed);
      }),
    );
    expect(HOURLY.length * DURATIONS.length).toBe(320);
    expect(wrong).toEqual([]);
  });

  it("come to the sum of the amounts that the client sees, less the discount", () => {
    fc.assert(
      fc.property(inclLines(40), fc.constantFrom(0, 0, 500, 1_000, 333), (lines, discount) => {
        const seen = sum(lines.map((each) => lineTotalOf(each).incl ?? 0));
        expect(totalsOf(lines, discount).total_incl).toBe(seen - share(seen, discount));
      }),
      { numRuns: 1_000 },
    );
  });

  it("leave a base and a VAT that add up, within what the checkers of e-invoices allow", () => {
    const most = inclLines(LINE_LIMITS.lines_incl);
    fc.assert(
      fc.property(most, fc.integer({ min: 0, max: 10_000 }), (lines, discount) => {
        const { vat_groups, total_excl, total_incl, lines_net, allowance } = totalsOf(
          lines,
          discount,
        );
        expect(lines_net).toBe(sum(lines.map((each) => lineTotalOf(each).net)));
        expect(lines_net - allowance).toBe(total_excl);
        expect(total_excl + sum(vat_groups.map(({ vat }) => vat))).toBe(total_incl);
        for (const { vat_rate, base, vat } of vat_groups) {
          expect(base).toBeGreaterThanOrEqual(0);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(Math.abs(vat - share(base, vat_rate))).toBeLessThan(100);
        }
      }),
    );
  });

  it("stay within a euro of VAT at the rounding that is worst for them, and no further line is taken", () => {
    const worst = Array.from({ length: LINE_LIMITS.lines_incl }, () =>
      typed(3, { quantity: 10_000 }),
    );
    const [group] = totalsOf(worst).vat_groups;
    expect(Math.abs((group?.vat ?? 0) - share(group?.base ?? 0, 2000))).toBeLessThan(100);
  });

  it("stand beside prices excl. VAT in one document", () => {
    const totals = totalsOf([typed(7_000, { quantity: 20_000 }), line("p", { unit_price: 4_490 })]);
    expect(totals).toMatchObject({
      total_excl: 11_667 + 4_490,
      vat_groups: [{ vat_rate: 2000, base: 16_157, vat: 2_333 + 898 }],
      total_incl: 14_000 + 5_388,
    });
  });
});

describe("the basis of a document", () => {
  it.each([
    ["nothing is sold", [line("t", { kind: "text" })], null],
    ["one price is excl. VAT", [typed(100), sold], "excl"],
    ["all are incl. VAT, beside a bonus", [typed(100), line("b", { kind: "bonus" })], "incl"],
  ])("when %s", (_, lines, basis) => {
    expect(basisOf(lines)).toBe(basis);
  });

  it.each([
    ["Particulier", "normal", "incl"],
    ["Entreprise", "normal", "excl"],
    ["Particulier", "franchise", "excl"],
  ] as const)("that a quote for a %s begins with, under %s", (client, regime, basis) => {
    expect(ordinaryBasis(client, regime)).toBe(basis);
  });
});

describe("what is read of a line", () => {
  const ordinary = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, " "));
  const hours = typed(7_000, { quantity: 62_500, discount: 1_000 });

  it.each([
    [
      "a consumer, incl. VAT",
      "incl",
      hours,
      { price: "70,00 €", allowance: 4_375, amount: 39_375 },
    ],
    [
      "a company, with the decimals of its unit price",
      "excl",
      hours,
      { price: "58,333333 €", allowance: 3_645, amount: 32_813 },
    ],
    [
      "anybody, as it was typed excl. VAT",
      "incl",
      sold,
      { price: "58,33 €", allowance: 0, amount: 5_833 },
    ],
  ] as const)("by %s", (_, basis, each, read) => {
    expect(ordinary(readPrice(each, basis))).toEqual(read);
  });

  it("is incl. VAT for a consumer whose prices were all typed so, and never for a company", () => {
    const client = { type: "Particulier" as const };
    expect(readBasis({ client, lines: [hours] })).toBe("incl");
    expect(readBasis({ client, lines: [hours, sold] })).toBe("excl");
    expect(readBasis({ client: { type: "Entreprise" }, lines: [hours] })).toBe("excl");
  });

  it("takes the discount on the whole from the sum that stands above it", () => {
    const lines = [{ ...hours, ...lineTotalOf(hours) }];
    const totals = totalsOf(lines, 1_000);
    const seen = (type: "Particulier" | "Entreprise") =>
      discountOf({ client: { type }, lines, totals });
    expect(seen("Particulier")).toEqual({ basis: "incl", before: 39_375, off: 3_938 });
    expect(seen("Entreprise")).toMatchObject({
      basis: "excl",
      before: totals.lines_net,
      off: totals.allowance,
    });
  });
});

describe("a line on the other basis", () => {
  it("takes the nearest price, and its own back as long as nothing is typed", () => {
    const incl = onBasis(sold, "incl");
    expect(incl).toMatchObject({ unit_price_incl: 7_000, unit_price: 5_833 });
    expect(onBasis(incl, "incl")).toBe(incl);
    expect(onBasis(incl, "excl")).toEqual(sold);
  });

  it("keeps what is no amount yet, and a bonus has no second price", () => {
    expect(onBasis({ ...sold, unit_price: Number.NaN }, "incl").unit_price_incl).toBeNaN();
    expect(repriced({ ...sold, unit_price_incl: Number.NaN }).unit_price).toBeNaN();
    const bonus = line("b", { kind: "bonus", unit_price: 5_000, vat_rate: 0 });
    expect(onBasis(bonus, "incl")).toEqual(bonus);
    expect(repriced({ ...bonus, unit_price_incl: 1 })).toEqual(bonus);
  });

  it("is worth its price incl. VAT in a shop under the exemption", () => {
    const [free] = linesUnder("franchise", [typed(7_000)]);
    expect(free).toMatchObject({ vat_rate: 0, unit_price: 7_000, unit_price_incl: 7_000 });
    expect(linesUnder("normal", [sold])).toEqual([sold]);
  });
});

const tariffs = tariffsOf({ hourly_rate_incl: 6_500, travel_incl: 3_900 });

test.each<[LineKind, VatRate, number]>([
  ["labour", 2000, 5_417],
  ["labour", 1000, 5_909],
  ["travel", 2000, 3_250],
  ["travel", 0, 3_900],
  ["part", 2000, 0],
  ["bonus", 0, 0],
  ["text", 0, 0],
])("a line of %s at %d begins at %d cents excl. VAT", (kind, vat_rate, cents) => {
  const fresh = line("l", { kind, vat_rate });
  expect(atShownPrice(fresh, tariffs, "excl").unit_price).toBe(cents);
});

test("one hour costs what the shop shows, and nothing where it shows nothing", () => {
  expect(atShownPrice(line("l", { kind: "labour" }), tariffsOf({}), "incl")).toMatchObject({
    unit_price_incl: 0,
  });
  for (let hourly_rate_incl = 1; hourly_rate_incl < 20_000; hourly_rate_incl += 7) {
    const hour = line("l", { kind: "labour" });
    const shown = atShownPrice(hour, tariffsOf({ hourly_rate_incl }), "incl");
    expect(totalsOf([shown]).total_incl).toBe(hourly_rate_incl);
  }
});
