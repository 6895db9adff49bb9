/** The lines of a package as the server answers them (JSON), read at the border. */
import * as z from "zod/mini";
import type { PackageLine } from "../../../../../domain/quote/price-book/package.ts";
import type { Price } from "../../../../../domain/quote/price-book/price.ts";
import { lineOf } from "../../../../../domain/quote/price-book/price.ts";
import { readLines } from "../../draft/stored-lines.ts";

const ties = z.array(z.object({ price_id: z.nullable(z.string()) }));

export function readPackageLines(value: unknown): PackageLine[] {
  const tied = ties.safeParse(value);
  return readLines(value).map(({ option: _option, ...line }, index) => ({
    ...line,
    price_id: tied.data?.[index]?.price_id ?? null,
  }));
}

export const packageLineOf = (price: Price, id: string): PackageLine => {
  const { option: _option, ...line } = lineOf(price, id);
  return { ...line, price_id: price.id };
};
