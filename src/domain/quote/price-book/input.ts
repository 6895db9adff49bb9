/** A price and a package as a screen sends them. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { isKindId } from "../../catalogue/kinds.ts";
import { isRefusal } from "../../decision.ts";
import {
  anId,
  badInput,
  filled,
  oneLine,
  orElse,
  parseInput,
  type BadInput,
} from "../../validation.ts";
import { quoteLine } from "../input.ts";
import { checkLines, isVatRate, PART_CONDITIONS, type VatRate } from "../line.ts";
import { PACKAGE_LIMITS, type PackageFacts } from "./package.ts";
import { PRICE_KINDS, PRICE_LIMITS, type PriceFacts } from "./price.ts";

const SAY = {
  kind: "Choisissez main-d’œuvre, déplacement ou pièce.",
  label: "Donnez un nom à ce prix.",
  amount: "Le prix va de 0 à 1 000 000 €, en centimes entiers.",
  rate: "Ce taux de TVA n’existe pas en France.",
  condition: "Une pièce est neuve ou d’occasion.",
  stock: "Le stock est un nombre entier de pièces.",
  km: "La distance va de 0 à 1 000 km.",
  name: "Donnez un nom au forfait.",
  kinds: "Ces appareils ne sont pas au catalogue.",
  lines: "Un forfait compte de 1 à 50 lignes.",
  faulty: "Chaque ligne d’un forfait a un libellé, une quantité et un prix.",
};

const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));
const amount = whole(0, PRICE_LIMITS.amount, SAY.amount);

const price = z.object({
  kind: z.enum(PRICE_KINDS, SAY.kind),
  reference: oneLine(PRICE_LIMITS.reference),
  brand: oneLine(PRICE_LIMITS.brand),
  label: filled(PRICE_LIMITS.label, SAY.label),
  supplier: oneLine(PRICE_LIMITS.supplier),
  unit: oneLine(PRICE_LIMITS.unit),
  unit_price: amount,
  purchase_price: orElse(amount, null),
  vat_rate: z.custom<VatRate>((rate) => typeof rate === "number" && isVatRate(rate), SAY.rate),
  condition: orElse(z.enum(PART_CONDITIONS, SAY.condition), null),
  stock: orElse(whole(-PRICE_LIMITS.stock, PRICE_LIMITS.stock, SAY.stock), null),
  up_to_km: orElse(whole(0, PRICE_LIMITS.km, SAY.km), null),
});

/** What does not go with the kind is left aside: a zone has no stock, a part no distance. */
export function parsePrice(value: unknown): PriceFacts | BadInput {
  const facts = parseInput(price, value);
  if (isRefusal(facts)) return facts;
  const isPart = facts.kind === "part";
  return {
    ...facts,
    condition: isPart ? (facts.condition ?? "new") : null,
    stock: isPart ? facts.stock : null,
    up_to_km: facts.kind === "travel" ? facts.up_to_km : null,
  };
}

const line = z.extend(z.omit(quoteLine, { option: true }), { price_id: orElse(anId(), null) });
const wholePackage = z.object({
  name: filled(PACKAGE_LIMITS.name, SAY.name),
  kind_ids: z
    .array(z.string().check(z.refine(isKindId, SAY.kinds)), SAY.kinds)
    .check(z.maxLength(PACKAGE_LIMITS.kinds, SAY.kinds)),
  lines: z
    .array(line, SAY.lines)
    .check(z.minLength(1, SAY.lines), z.maxLength(PACKAGE_LIMITS.lines, SAY.lines)),
});

export function parsePackage(value: unknown): PackageFacts | BadInput {
  const facts = parseInput(wholePackage, value);
  if (isRefusal(facts)) return facts;
  return isRefusal(checkLines(facts.lines)) ? badInput({ lines: SAY.faulty }) : facts;
}
