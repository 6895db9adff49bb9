/** Lines as the server answers them (JSON), read at the border. */
import * as z from "zod/mini";
import {
  isVatRate,
  LINE_KINDS,
  PART_CONDITIONS,
  type QuoteLine,
  type VatRate,
} from "../../../../domain/quote/line.ts";

const linesShape = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(LINE_KINDS),
    label: z.string(),
    quantity: z.number(),
    unit: z.string(),
    unit_price: z.number(),
    unit_price_incl: z.optional(z.number()),
    vat_rate: z.custom<VatRate>((rate) => typeof rate === "number" && isVatRate(rate)),
    discount: z.number(),
    condition: z.optional(z.enum(PART_CONDITIONS)),
    option: z.optional(
      z.object({
        group: z.string(),
        alternative: z.nullable(z.string()),
        proposed: z.boolean(),
      }),
    ),
  }),
);

export function readLines(value: unknown): QuoteLine[] {
  const read = linesShape.safeParse(value);
  if (!read.success) throw new Error("the quote's lines cannot be read");
  return read.data.map(({ condition, option, unit_price_incl, ...line }) => ({
    ...line,
    ...(unit_price_incl !== undefined && { unit_price_incl }),
    ...(condition && { condition }),
    ...(option && { option }),
  }));
}
