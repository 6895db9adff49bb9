/** A part and its deliveries as a screen sends them. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { parseLocalDate } from "../../time.ts";
import {
  anId,
  filled,
  oneLine,
  orElse,
  parseInput,
  read,
  type BadInput,
} from "../../validation.ts";
import type { Delivery } from "./receive.ts";
import type { SparePartFacts } from "./spare-part.ts";

const SAY = {
  description: "Dites de quelle pièce il s’agit.",
  quantity: "La quantité va de 1 à 999.",
  price: "Le prix est attendu en centimes, de 0 à 1 000 000 €.",
  date: "Cette date n’existe pas.",
  ordered: "Dites si la pièce est commandée.",
  list: "De 1 à 100 pièces à la fois.",
};
const MOST_PIECES = 999;
const DEAREST = 100_000_000;

const pieces = z.int(SAY.quantity).check(z.gte(1, SAY.quantity), z.lte(MOST_PIECES, SAY.quantity));
const facts = z.object({
  description: filled(200, SAY.description),
  quantity: pieces,
  supplier: oneLine(120),
  price: orElse(z.int(SAY.price).check(z.gte(0, SAY.price), z.lte(DEAREST, SAY.price)), null),
  expected_on: orElse(read(parseLocalDate, SAY.date), null),
  ordered: z.boolean(SAY.ordered),
});
const delivery = z.object({ part_id: anId(), from: z.int(SAY.quantity), quantity: pieces });
const deliveries = z
  .array(delivery, SAY.list)
  .check(z.minLength(1, SAY.list), z.maxLength(100, SAY.list));

export const parsePart = (value: unknown): SparePartFacts | BadInput => parseInput(facts, value);
export const parseDeliveries = (value: unknown): Delivery[] | BadInput =>
  parseInput(deliveries, value, "deliveries");
