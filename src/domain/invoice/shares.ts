/** What an amount is for: its parts by rate of VAT and by nature, incl. VAT, to the cent. */
import { allocate, divideRounded, sum, type Cents } from "../money.ts";
import type { PrintedLine } from "../quote/document.ts";
import type { LineKind } from "../quote/line.ts";
import type { Totals } from "../quote/totals.ts";

export const NATURES = ["goods", "services"] as const;
export type Nature = (typeof NATURES)[number];

export type Share = {
  /** In basis points. */
  vat_rate: number;
  nature: Nature;
  /** Incl. VAT. */
  incl: Cents;
  vat: Cents;
};

type Priced = { lines: readonly PrintedLine[]; totals: Totals };

export const natureOfLine = (kind: LineKind): Nature => (kind === "part" ? "goods" : "services");

/** Of a whole document: together they are its total incl. VAT and its VAT, what others pay included. */
export const sharesOf = ({ lines, totals }: Priced): Share[] =>
  totals.vat_groups.flatMap(({ vat_rate, base, vat }) => {
    const nets = NATURES.map((nature) =>
      sum(lines.filter(isOf(vat_rate, nature)).map(({ net }) => Math.max(0, net))),
    );
    const bases = allocate(base, nets);
    const vats = allocate(vat, bases.map(Math.abs));
    return NATURES.map((nature, index) => {
      const [excl, tax] = [bases[index] ?? 0, vats[index] ?? 0];
      return { vat_rate, nature, incl: excl + tax, vat: tax };
    }).filter(isSome);
  });

const isOf =
  (vat_rate: number, nature: Nature) =>
  (line: PrintedLine): boolean =>
    line.kind !== "text" &&
    line.kind !== "bonus" &&
    line.vat_rate === vat_rate &&
    natureOfLine(line.kind) === nature;

const isSome = ({ incl, vat }: Share): boolean => incl !== 0 || vat !== 0;

/** `left` and `right` put together, times `sign` for the latter. */
export function addShares(
  left: readonly Share[],
  right: readonly Share[],
  sign: 1 | -1 = 1,
): Share[] {
  const kept = new Map<string, Share>();
  const add = (share: Share, times: 1 | -1) => {
    const former = kept.get(keyOf(share)) ?? { ...share, incl: 0, vat: 0 };
    const [incl, vat] = [former.incl + times * share.incl, former.vat + times * share.vat];
    kept.set(keyOf(share), { ...former, incl, vat });
  };
  for (const share of left) add(share, 1);
  for (const share of right) add(share, sign);
  return [...kept.values()].filter(isSome);
}

const keyOf = ({ vat_rate, nature }: Share): string => `${vat_rate} ${nature}`;

export const inclOf = (shares: readonly Share[]): Cents => sum(shares.map(({ incl }) => incl));
export const vatOf = (shares: readonly Share[]): Cents => sum(shares.map(({ vat }) => vat));

/** The parts of `amount` that correspond to `shares`: exactly these when it is all of them. */
export function partOf(shares: readonly Share[], amount: Cents): Share[] {
  if (amount === inclOf(shares)) return [...shares];
  const parts = allocate(
    amount,
    shares.map(({ incl }) => Math.abs(incl)),
  );
  return shares
    .map((share, index) => {
      const incl = parts[index] ?? 0;
      return { ...share, incl, vat: vatIn(share, incl) };
    })
    .filter(isSome);
}

const vatIn = ({ incl, vat }: Share, part: Cents): Cents =>
  incl === 0 ? 0 : divideRounded(BigInt(part) * BigInt(vat), BigInt(incl));
