/** Who sells to whom, where and on what, as the server answers it (JSON), read at the border. */
import * as z from "zod/mini";
import { CLIENT_TYPES } from "../../../../domain/client/client.ts";
import { WORK_PLACES, type QuoteCircumstances } from "../../../../domain/quote/document.ts";
import { VAT_REGIMES } from "../../../../domain/quote/line.ts";

const text = z.string();
const lines = z.array(text);

const shape = z.object({
  seller: z.object({
    name: text,
    legal_name: text,
    legal_form: text,
    capital: text,
    siret: text,
    siren: text,
    vat_number: text,
    register: text,
    vat_regime: z.enum(VAT_REGIMES),
    iban: text,
    insurance: text,
    mediator: text,
    email: text,
    phone: text,
    address: lines,
  }),
  client: z.object({ name: text, address: lines, type: z.enum(CLIENT_TYPES), siren: text }),
  place: lines,
  appliance: z.nullable(z.object({ kind: text, brand: text, model: text, serial: text })),
  work_at: z.enum(WORK_PLACES),
  quote_price: z.nullable(z.number()),
});

export function readCircumstances(value: unknown): QuoteCircumstances {
  const read = shape.safeParse(value);
  if (!read.success) throw new Error("the quote's circumstances cannot be read");
  return read.data;
}
