/** The price book of both imaginary shops, as the office writes it, brings files in and takes them back. */
import { randomUUID } from "node:crypto";
import { priceImportRest } from "../../../src/server/quote/price-book/import/rest.ts";
import { openOffice, sylvie } from "../colleagues.ts";
import { GARONNE } from "../garonne.ts";

const PARTS =
  "id kind reference label unit_price incl purchase_price margin { amount rate } stock condition up_to_km";
export type Price = {
  id: string;
  reference: string;
  label: string;
  unit_price: number;
  incl: number;
  stock: number | null;
  margin: { amount: number; rate: number } | null;
};
export const pump = {
  kind: "part",
  reference: "DC31-00054A",
  brand: "Samsung",
  label: "Pompe de vidange",
  supplier: "Spareka",
  unit: "pièce",
  unit_price: 4_000,
  purchase_price: 2_500,
  vat_rate: 2000,
  condition: "new",
  stock: 3,
};
type Result<Value> = { result: Value & { refused?: string; detail?: unknown } };
type Report = {
  id: string;
  created: number;
  updated: number;
  unchanged: number;
  faulty: number;
  read?: number;
};
export const PRICE_FILE_HEAD = "Réf;Désignation;PA HT;Stock\r\n";

/** Call it at the top of a test file; what it answers is used inside tests only. */
export function openPriceBook(now: string) {
  const { doors, ask, send } = openOffice(now, [priceImportRest]);
  const save = async (input: object, id: string = randomUUID(), who = sylvie) =>
    (
      await ask<Result<Price>>(
        `mutation ($id: ID!, $input: PriceInput!) { result: savePrice(id: $id, input: $input) {
        ... on Price { ${PARTS} } ... on Refusal { refused detail } } }`,
        { id, input },
        who,
      )
    ).result;
  const find = async (text: string, who = sylvie) =>
    (
      await ask<{ prices: Price[] }>(
        `query ($text: String) { prices(text: $text, first: 20) { ${PARTS} } }`,
        { text },
        who,
      )
    ).prices;

  /** A file whose columns are a reference, a name, the purchase price and the stock; 1.6 times makes the price. */
  const bring = async (body: string | Buffer, facts: Record<string, string> = {}, who = sylvie) => {
    const query = new URLSearchParams({
      id: randomUUID(),
      filename: "tarif.csv",
      supplier: "Asswo",
      separator: ";",
      mapping: "reference,label,purchase_price,stock",
      coefficient: "160",
      ...facts,
    });
    const { statusCode, body: text } = await send(
      {
        method: "POST",
        url: `/api/v1/shops/${GARONNE.id}/price-imports?${query}`,
        headers: { "content-type": "text/csv" },
        payload: body,
      },
      who,
    );
    const answers = text
      .trim()
      .split("\n")
      .map((line): Report => JSON.parse(line));
    return { statusCode, report: answers.at(-1), answers };
  };
  const undo = async (import_id: string, who = sylvie) =>
    (
      await ask<Result<{ kept: number }>>(
        `mutation ($id: ID!) { result: undoPriceImport(import_id: $id) { ... on PriceImport { kept undone_at } ... on Refusal { refused } } }`,
        { id: import_id },
        who,
      )
    ).result;

  return { doors, ask, send, save, find, bring, undo };
}
