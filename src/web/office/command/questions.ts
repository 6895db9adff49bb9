/** What a text typed in the command box may be, so that only useful questions are asked. */
import { parseNumber } from "../../../domain/quote/number.ts";

export type Questions = {
  text: string;
  /** A serial number: letters and digits in one word, a digit at least. */
  serial: string;
  withSerial: boolean;
  /** The number of a quote, an invoice or a credit note. */
  reference: string;
  withQuote: boolean;
  withInvoice: boolean;
};

const SERIAL = /^(?=.*\d)[\p{L}\d][\p{L}\d/.-]{4,39}$/u;

export function questionsOf(typed: string): Questions {
  const text = typed.trim();
  const number = parseNumber(text);
  return {
    text,
    serial: text,
    withSerial: SERIAL.test(text),
    reference: number?.reference ?? "",
    withQuote: number !== undefined && (number.kind ?? "quote") === "quote",
    withInvoice: number !== undefined && number.kind !== "quote",
  };
}
