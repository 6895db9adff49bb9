import { describe, expect, it } from "vitest";
import { accepted } from "../../../../test/shop/quote.ts";
import { portionOf, quantitiesOf } from "./portion.ts";

const { document } = accepted;
const of = (line_id: string, quantity: number) => new Map([[line_id, quantity]]);

describe("a portion of a document", () => {
  it("is what is reached with it, less what was reached before", () => {
    const third = portionOf(document, [], of("l2", 5_000));
    const others = portionOf(document, [third], of("l2", 10_000));
    expect(third).toMatchObject({ whole: false, lines: [{ id: "l2", net: 2_917 }] });
    expect(others).toMatchObject({ whole: false, lines: [{ id: "l2", net: 5_833 }] });
    expect(third.totals.total_incl + others.totals.total_incl).toBe(10_500);
    expect(quantitiesOf([third, others])).toEqual(of("l2", 15_000));
  });

  it("takes the bonus along once nothing is left", () => {
    const all = new Map(document.lines.map(({ id, quantity }) => [id, quantity]));
    const whole = portionOf(document, [], all);
    expect(whole).toMatchObject({ whole: true, totals: document.totals });
    expect(whole.lines.map(({ kind }) => kind)).toContain("bonus");
  });
});
