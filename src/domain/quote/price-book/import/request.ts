/** How a supplier's file is to be read, as the address of the request says. Named exception of the domain: zod. */
import * as z from "zod/mini";
import { isRefusal } from "../../../decision.ts";
import type { Mapping } from "../../../client/import/mapping.ts";
import { anId, badInput, filled, oneLine, parseInput, type BadInput } from "../../../validation.ts";
import { PRICE_LIMITS } from "../price.ts";
import { PRICE_COLUMN_KEYS, type PriceColumn } from "./columns.ts";

/** Bytes: a million lines of a hundred. */
export const MOST_PRICE_BYTES = 200_000_000;

export type PriceImportRequest = {
  id: string;
  filename: string;
  supplier: string;
  separator: string;
  mapping: Mapping<PriceColumn>;
  /** In hundredths; null without one. */
  coefficient: number | null;
};

const SAY = {
  filename: "Choisissez un fichier.",
  supplier: "Dites de quel fournisseur vient ce fichier.",
  separator: "Les colonnes de ce fichier ne se reconnaissent pas.",
  mapping: "Une colonne a un rôle inconnu.",
  needed: "Il faut une colonne de références et une de désignations.",
  priced: "Il faut une colonne de prix de vente, ou de prix d’achat avec un coefficient.",
  coefficient: "Le coefficient va de 1 à 10, par exemple 1,6.",
};

const isColumn = (key: string): key is PriceColumn =>
  PRICE_COLUMN_KEYS.some((known) => known === key);

const shape = z.object({
  id: anId(),
  filename: filled(200, SAY.filename),
  supplier: filled(PRICE_LIMITS.supplier, SAY.supplier),
  separator: z.enum([";", "\t", ",", "|"], SAY.separator),
  mapping: z.string(SAY.mapping).check(z.maxLength(2_000, SAY.mapping)),
  coefficient: z._default(oneLine(10), ""),
});

export function parsePriceImport(value: unknown): PriceImportRequest | BadInput {
  const read = parseInput(shape, value);
  if (isRefusal(read)) return read;
  const keys = read.mapping.split(",");
  if (!keys.every((key) => key === "" || isColumn(key))) return badInput({ mapping: SAY.mapping });
  const mapping = keys.map((key) => (isColumn(key) ? key : ""));
  const coefficient = read.coefficient === "" ? null : Number(read.coefficient);
  if (
    coefficient !== null &&
    !(Number.isInteger(coefficient) && coefficient >= 100 && coefficient <= 1_000)
  )
    return badInput({ coefficient: SAY.coefficient });
  const fault = mappingFault(mapping, coefficient !== null);
  return fault ? badInput({ mapping: fault }) : { ...read, mapping, coefficient };
}

/** What is still missing before a file can be brought in; undefined when nothing is. */
export function mappingFault(
  mapping: Mapping<PriceColumn>,
  hasCoefficient: boolean,
): string | undefined {
  if (!mapping.includes("reference") || !mapping.includes("label")) return SAY.needed;
  const isPriced =
    mapping.includes("unit_price") ||
    mapping.includes("unit_price_incl") ||
    (mapping.includes("purchase_price") && hasCoefficient);
  return isPriced ? undefined : SAY.priced;
}
