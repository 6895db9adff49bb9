import { expect, it } from "vitest";
import { lines } from "../../../test/shop/quote.ts";
import type { VatRate } from "./line.ts";
import { REDUCED_RATES, reducedRates } from "./reduced-vat.ts";

const at = (...rates: VatRate[]) =>
  rates.map((vat_rate, index) => ({ ...lines[index % 2], kind: "labour" as const, vat_rate }));
const normal = { vat_regime: "normal" } as const;

it.each([
  ["none at the normal rate", [2000], []],
  ["both when both are charged", [550, 1000, 2000], [1000, 550]],
  ["each once", [1000, 1000], [1000]],
] as [string, VatRate[], number[]][])("certifies %s", (_, rates, certified) => {
  expect(reducedRates(normal, at(...rates))).toEqual(certified);
});

it("certifies nothing of a bonus, nor where no VAT is charged", () => {
  const bonus = at(1000).map((line) => ({ ...line, kind: "bonus" as const }));
  expect(reducedRates(normal, bonus)).toEqual([]);
  expect(reducedRates({ vat_regime: "franchise" }, at(1000))).toEqual([]);
});

it("adds the energy renovation to the words of the lowest rate only", () => {
  expect(REDUCED_RATES[550]).toMatch(/rénovation énergétique\.$/);
  expect(REDUCED_RATES[1000]).toMatch(/supérieure à 10\u00a0%\.$/);
});
