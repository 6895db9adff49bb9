/**
 * The totals of a quote or an invoice, by the rounding of EN 16931: each line rounded to the cent, then sums. Of prices
 * excl. VAT, the VAT is rounded once per rate; of prices incl. VAT, the amounts incl. VAT are what is fixed, and the VAT
 * of a rate is what is left of them beside its base (the schematron, BR-CO-17 and BR-S-09, allows less than a euro). The
 * document's discount is given away over the rates without a cent lost. Nothing here depends on the order of the lines.
 */
import {
  allocate,
  divideRounded,
  excludingVat,
  share,
  sum,
  times,
  type BasisPoints,
  type Cents,
} from "../money.ts";
import type { QuoteLine, VatRate } from "./line.ts";

/** Excl. VAT; `incl` only of a line whose price was typed incl. VAT. */
export type LineTotal = { gross: Cents; allowance: Cents; net: Cents; incl?: Cents };

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

export const hasMoney = ({ kind }: Pick<QuoteLine, "kind">): boolean =>
  kind !== "text" && kind !== "bonus";

export function lineTotalOf(line: QuoteLine): LineTotal {
  if (!hasMoney(line)) return { gross: 0, allowance: 0, net: 0 };
  const { unit_price_incl, vat_rate } = line;
  if (unit_price_incl === undefined) return discounted(line.unit_price, line);
  const { gross, net: incl } = discounted(unit_price_incl, line);
  return { ...reduced(excludingVat(gross, vat_rate), excludingVat(incl, vat_rate)), incl };
}

const discounted = (price: Cents, { quantity, discount }: QuoteLine): LineTotal => {
  const gross = times(price, quantity);
  return reduced(gross, gross - share(gross, discount));
};

const reduced = (gross: Cents, net: Cents): LineTotal => ({ gross, allowance: gross - net, net });

/** `discount` in basis points on the whole; `prepaid` in cents, what was received before. */
export function totalsOf(
  lines: readonly QuoteLine[],
  discount: BasisPoints = 0,
  prepaid: Cents = 0,
): Totals {
  const parts = [...partsExcl(lines, discount), ...partsIncl(lines, discount)];
  const vat_groups = groupsOf(parts);
  const lines_net = sum(parts.map(({ net }) => net));
  const total_excl = sum(vat_groups.map(({ base }) => base));
  const total_vat = sum(vat_groups.map(({ vat }) => vat));
  const total_incl = total_excl + total_vat;
  const bonus = sum(lines.filter((line) => line.kind === "bonus").map((line) => line.unit_price));
  const due = total_incl - bonus - prepaid;
  return {
    lines_net,
    allowance: lines_net - total_excl,
    total_excl,
    vat_groups,
    total_vat,
    total_incl,
    bonus,
    prepaid,
    due,
  };
}

/** Of the lines of one rate whose prices were typed on the same basis. */
type Part = VatGroup & { net: Cents };

function partsExcl(lines: readonly QuoteLine[], discount: BasisPoints): Part[] {
  const rates = byRate(lines, "excl");
  const nets = rates.map(([, { net }]) => net);
  const allowances = allocate(share(sum(nets), discount), nets);
  return rates.map(([vat_rate, { net }], index) => {
    const base = net - (allowances[index] ?? 0);
    return { vat_rate, net, base, vat: share(base, vat_rate) };
  });
}

/** The discount is on what the client sees. The base keeps its proportion: nothing is left of it once all is given away. */
function partsIncl(lines: readonly QuoteLine[], discount: BasisPoints): Part[] {
  const rates = byRate(lines, "incl");
  const incls = rates.map(([, { incl }]) => incl);
  const allowances = allocate(share(sum(incls), discount), incls);
  return rates.map(([vat_rate, { net, incl }], index) => {
    const left = incl - (allowances[index] ?? 0);
    const base = left === incl ? net : divideRounded(BigInt(net) * BigInt(left), BigInt(incl));
    return { vat_rate, net, base, vat: left - base };
  });
}

type Summed = { net: Cents; incl: Cents };

/** Highest rate first. */
function byRate(lines: readonly QuoteLine[], basis: "excl" | "incl"): [VatRate, Summed][] {
  const sums = new Map<VatRate, Summed>();
  for (const line of lines.filter(hasMoney)) {
    const { net, incl } = lineTotalOf(line);
    if ((incl !== undefined) !== (basis === "incl")) continue;
    const former = sums.get(line.vat_rate) ?? { net: 0, incl: 0 };
    sums.set(line.vat_rate, { net: former.net + net, incl: former.incl + (incl ?? 0) });
  }
  return [...sums].sort(([a], [b]) => b - a);
}

const groupsOf = (parts: readonly Part[]): VatGroup[] =>
  [...Map.groupBy(parts, ({ vat_rate }) => vat_rate)]
    .map(([vat_rate, ofRate]) => ({
      vat_rate,
      base: sum(ofRate.map(({ base }) => base)),
      vat: sum(ofRate.map(({ vat }) => vat)),
    }))
    .sort((a, b) => b.vat_rate - a.vat_rate);
