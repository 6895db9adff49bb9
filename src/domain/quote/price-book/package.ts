/** « Forfaits »: a diagnosis or a usual repair, whose lines go into a quote whole. */
import type { QuoteLine } from "../line.ts";

export const PACKAGE_LIMITS = { name: 120, kinds: 100, lines: 50 } as const;

/** A line as a quote has it; it follows the price that it names, as long as the book has it. */
export type PackageLine = Omit<QuoteLine, "option"> & { price_id: string | null };

export type PackageFacts = {
  name: string;
  /** Kinds of the catalogue that it is offered for; empty: all. */
  kind_ids: readonly string[];
  lines: readonly PackageLine[];
};
export type Package = PackageFacts & { id: string };

/** Those made for this appliance first, then those for all; the others are not offered. */
export function offeredFor<One extends Pick<Package, "kind_ids" | "name">>(
  packages: readonly One[],
  kind_id: string | null,
): One[] {
  const own = packages.filter(({ kind_ids }) => kind_id !== null && kind_ids.includes(kind_id));
  return [...own, ...packages.filter(({ kind_ids }) => kind_ids.length === 0)];
}

type Known = ReadonlyMap<string, Pick<QuoteLine, "unit_price" | "vat_rate">>;

/** At today's prices; a price that left the book keeps what the package knew. */
export const atPrices = (lines: readonly PackageLine[], prices: Known): PackageLine[] =>
  lines.map((line) => {
    const price = line.price_id === null ? undefined : prices.get(line.price_id);
    if (!price) return line;
    const { unit_price_incl: _typed, ...rest } = line;
    return { ...rest, ...price };
  });

/** Copies under ids of their own, ready to be put in a quote. */
export const linesOf = (lines: readonly PackageLine[], newId: () => string): QuoteLine[] =>
  lines.map(({ price_id: _price, ...line }) => ({ ...line, id: newId() }));
