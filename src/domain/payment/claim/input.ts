/** What the shop says of a claim. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { anId, filled, parseInput, type BadInput } from "../../validation.ts";

const why = z.object({ invoice_id: anId(), why: filled(500, "Dites pourquoi.") });

/** Of an abandoned claim, or of one that was rejected by post. */
export const parseClaimWhy = (value: unknown): z.infer<typeof why> | BadInput =>
  parseInput(why, value);
