/**
 * A part of a document that is billed or given back in several times. Its amounts are those of all that is taken with
 * it, less what was taken before: whatever the number of parts, together they come to the whole, rate by rate, without
 * a cent left.
 */
import { sum, type BasisPoints, type Cents, type Quantity } from "../../money.ts";
import type { PrintedLine } from "../../quote/document.ts";
import {
  hasMoney,
  lineTotalOf,
  totalsOf,
  type LineTotal,
  type Totals,
} from "../../quote/totals.ts";

/** What was taken before. */
export type Taken = { lines: readonly PrintedLine[]; totals: Totals };

export type Portion = {
  lines: PrintedLine[];
  totals: Totals;
  /** Nothing is left after it. */
  whole: boolean;
};

type Divided = { lines: readonly PrintedLine[]; discount: BasisPoints; totals: Totals };

/** By line, in ten-thousandths. */
export function quantitiesOf(taken: readonly Taken[]): Map<string, Quantity> {
  const quantities = new Map<string, Quantity>();
  for (const { lines } of taken)
    for (const { id, quantity } of lines.filter(hasMoney))
      quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

/** The bonus, which is a sum and no line, goes with what is last. */
export function portionOf(
  document: Divided,
  former: readonly Taken[],
  quantities: ReadonlyMap<string, Quantity>,
): Portion {
  const before = quantitiesOf(former);
  const upTo = ({ id }: PrintedLine): Quantity => (before.get(id) ?? 0) + (quantities.get(id) ?? 0);
  const whole = document.lines.filter(hasMoney).every((line) => upTo(line) === line.quantity);
  const lines = document.lines.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    if (!hasMoney(line)) return whole && line.kind === "bonus" ? [line] : [];
    if (quantity === 0) return [];
    const after = whole ? line : lineTotalOf({ ...line, quantity: upTo(line) });
    return [{ ...line, quantity, ...lineLess(line.id, after, former) }];
  });
  const reached = document.lines
    .filter((line) => hasMoney(line) && upTo(line) > 0)
    .map((line) => ({ ...line, quantity: upTo(line) }));
  const after = whole ? withoutPrepaid(document.totals) : totalsOf(reached, document.discount);
  return { lines, totals: totalsLess(after, former), whole };
}

const withoutPrepaid = (totals: Totals): Totals => ({
  ...totals,
  prepaid: 0,
  due: totals.total_incl - totals.bonus,
});

function lineLess(line_id: string, after: LineTotal, former: readonly Taken[]): LineTotal {
  const minus = (of: (one: LineTotal) => Cents): Cents =>
    of(after) -
    sum(former.flatMap(({ lines }) => lines.filter(({ id }) => id === line_id).map(of)));
  return {
    gross: minus(({ gross }) => gross),
    allowance: minus(({ allowance }) => allowance),
    net: minus(({ net }) => net),
    ...(after.incl !== undefined && { incl: minus(({ incl = 0 }) => incl) }),
  };
}

function totalsLess(after: Totals, former: readonly Taken[]): Totals {
  const minus = (of: (totals: Totals) => Cents): Cents =>
    of(after) - sum(former.map(({ totals }) => of(totals)));
  const groupOf = (rate: number) => (totals: Totals) =>
    totals.vat_groups.find(({ vat_rate }) => vat_rate === rate);
  const rates = new Set(
    [after, ...former.map(({ totals }) => totals)].flatMap(({ vat_groups }) =>
      vat_groups.map(({ vat_rate }) => vat_rate),
    ),
  );
  const vat_groups = [...rates]
    .sort((a, b) => b - a)
    .map((vat_rate) => ({
      vat_rate,
      base: minus((totals) => groupOf(vat_rate)(totals)?.base ?? 0),
      vat: minus((totals) => groupOf(vat_rate)(totals)?.vat ?? 0),
    }))
    .filter(({ base, vat }) => base !== 0 || vat !== 0);
  return {
    lines_net: minus(({ lines_net }) => lines_net),
    allowance: minus(({ allowance }) => allowance),
    total_excl: minus(({ total_excl }) => total_excl),
    vat_groups,
    total_vat: minus(({ total_vat }) => total_vat),
    total_incl: minus(({ total_incl }) => total_incl),
    bonus: minus(({ bonus }) => bonus),
    prepaid: 0,
    due: minus(({ total_incl, bonus }) => total_incl - bonus),
  };
}
