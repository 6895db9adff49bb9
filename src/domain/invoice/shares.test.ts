import fc from "fast-check";
import { expect, test } from "vitest";
import { credit, deposit, invoice } from "../../../test/shop/invoice.ts";
import { addShares, inclOf, partOf, sharesOf, vatOf, type Share } from "./shares.ts";

test("the parts of a document are its total and its VAT, to the cent", () => {
  for (const { document } of [invoice, deposit, credit]) {
    const shares = sharesOf(document);
    expect(inclOf(shares)).toBe(document.totals.total_incl);
    expect(vatOf(shares)).toBe(document.totals.total_vat);
    expect(shares.map(({ nature }) => nature).sort()).toEqual(["goods", "services"]);
  }
});

const share = fc.record({
  vat_rate: fc.constantFrom(0, 550, 1_000, 2_000),
  nature: fc.constantFrom("goods" as const, "services" as const),
  incl: fc.integer({ min: 1, max: 100_000 }),
  vat: fc.integer({ min: 0, max: 20_000 }),
});

test("what is added and taken off again leaves what there was", () => {
  fc.assert(
    fc.property(fc.array(share), fc.array(share), (left, right) => {
      const back = addShares(addShares(left, right), right, -1);
      const sorted = (shares: Share[]) => shares.map((one) => JSON.stringify(one)).sort();
      expect(sorted(back)).toEqual(sorted(addShares(left, [])));
    }),
  );
});

test("a part of an amount is that amount, and the whole is exactly the whole", () => {
  fc.assert(
    fc.property(fc.array(share, { minLength: 1 }), fc.nat(1_000), (given, thousandths) => {
      const shares = addShares(given, []);
      const amount = Math.floor((inclOf(shares) * thousandths) / 1_000);
      expect(inclOf(partOf(shares, amount))).toBe(amount);
      expect(partOf(shares, inclOf(shares))).toEqual(shares);
    }),
  );
});
