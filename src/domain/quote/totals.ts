/**
 * The totals of a quote or an invoice, by the rounding of EN 16931: each line rounded to the cent,
 * then sums; VAT rounded once per rate; the document's discount given away over the rates without a
 * cent lost. Nothing here depends on the order of the lines.
 */
import { allocate, share, sum, times, type BasisPoints, type Cents } from "../money.ts";
import type { QuoteLine, VatRate } from "./line.ts";

export type LineTotal = { gross: Cents; allowance: Cents; net: Cents };

export type VatGroup = { vat_rate: VatRate; base: Cents; vat: Cents };

export type Totals = {
  /** Sum of the lines' nets, before the discount on the whole document. */
  lines_net: Cents;
  /** The discount on the whole document, positive. */
  allowance: Cents;
  total_excl: Cents;
  /** One per rate in use, highest first; the bases add up to `total_excl`. */
  vat_groups: VatGroup[];
  total_vat: Cents;
  total_incl: Cents;
  /** Paid by a third party (QualiRépar), deducted after VAT. */
  bonus: Cents;
  prepaid: Cents;
  /** `total_incl − bonus − prepaid`, exactly. */
  due: Cents;
};

export const hasMoney = (line: QuoteLine): boolean => line.kind !== "text" && line.kind !== "bonus";

export function lineTotalOf(line: QuoteLine): LineTotal {
  if (!hasMoney(line)) return { gross: 0, allowance: 0, net: 0 };
  const gross = times(line.unit_price, line.quantity);
  const allowance = share(gross, line.discount);
  return { gross, allowance, net: gross - allowance };
}

/** `discount` in basis points on the whole; `prepaid` in cents, what was received before. */
export function totalsOf(
  lines: readonly QuoteLine[],
  discount: BasisPoints = 0,
  prepaid: Cents = 0,
): Totals {
  const nets = netsByRate(lines);
  const lines_net = sum(nets.values());
  const allowance = share(lines_net, discount);
  const vat_groups = vatGroups(nets, allowance);
  const total_excl = lines_net - allowance;
  const total_vat = sum(vat_groups.map((group) => group.vat));
  const total_incl = total_excl + total_vat;
  const bonus = sum(lines.filter((line) => line.kind === "bonus").map((line) => line.unit_price));
  const due = total_incl - bonus - prepaid;
  return {
    lines_net,
    allowance,
    total_excl,
    vat_groups,
    total_vat,
    total_incl,
    bonus,
    prepaid,
    due,
  };
}

function netsByRate(lines: readonly QuoteLine[]): Map<VatRate, Cents> {
  const nets = new Map<VatRate, Cents>();
  for (const line of lines.filter(hasMoney))
    nets.set(line.vat_rate, (nets.get(line.vat_rate) ?? 0) + lineTotalOf(line).net);
  return nets;
}

function vatGroups(nets: ReadonlyMap<VatRate, Cents>, allowance: Cents): VatGroup[] {
  const rates = [...nets].sort(([a], [b]) => b - a);
  const allowances = allocate(
    allowance,
    rates.map(([, net]) => net),
  );
  return rates.map(([vat_rate, net], index) => {
    const base = net - (allowances[index] ?? 0);
    return { vat_rate, base, vat: share(base, vat_rate) };
  });
}
