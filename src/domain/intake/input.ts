/** Validation of a reception and of a hand-over. */
import * as z from "zod/mini";
import { NAME_LIMIT, STROKES_LIMIT, type ScreenSignature } from "../quote/evidence.ts";
import {
  anId,
  filled,
  oneLine,
  orElse,
  paragraph,
  parseInput,
  type BadInput,
} from "../validation.ts";
import { CONDITIONS } from "./condition.ts";

export const MOST_ACCESSORIES = 12;
export const ACCESSORY_LIMIT = 60;
export const PASSWORD_LIMIT = 200;
/** Cents; above it a quote is asked whatever was agreed. */
const HIGHEST_CEILING = 1_000_000;

const signature = z.union([
  z.object({ kind: z.literal("drawn"), strokes: z.string().check(z.maxLength(STROKES_LIMIT)) }),
  z.object({ kind: z.literal("typed"), text: oneLine(NAME_LIMIT) }),
]);

const signed = {
  name: oneLine(NAME_LIMIT),
  signature: z.pipe(
    z.nullish(signature),
    z.transform(
      (given: ScreenSignature | null | undefined): ScreenSignature | null => given ?? null,
    ),
  ),
};

const accessories = z
  .array(filled(ACCESSORY_LIMIT, "Nommez l’accessoire."))
  .check(z.maxLength(MOST_ACCESSORIES, "12 accessoires au plus."));

const CEILING = "Le plafond va de 1 centime à 10 000 €.";

const reception = z.object({
  id: anId(),
  repair_id: anId(),
  condition: z.array(z.enum(CONDITIONS, "Cet état n’existe pas.")).check(z.maxLength(20)),
  condition_note: paragraph(1_000),
  accessories,
  // Not cleaned: a password is what was typed.
  password: orElse(z.string().check(z.maxLength(PASSWORD_LIMIT), z.regex(/^[^\p{Cc}]*$/u)), ""),
  ceiling: orElse(z.int(CEILING).check(z.gte(1, CEILING), z.lte(HIGHEST_CEILING, CEILING)), null),
  ...signed,
});

export type ReceptionInput = z.infer<typeof reception>;
export const parseReception = (value: unknown): ReceptionInput | BadInput =>
  parseInput(reception, value);

const handOver = z.object({
  intake_id: anId(),
  returned: accessories,
  note: paragraph(1_000),
  ...signed,
});

export type HandOverInput = z.infer<typeof handOver>;
export const parseHandOver = (value: unknown): HandOverInput | BadInput =>
  parseInput(handOver, value);
