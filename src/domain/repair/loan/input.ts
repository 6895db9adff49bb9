/** A loan as a screen sends it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { parseLocalDate } from "../../time.ts";
import { filled, paragraph, parseInput, read, type BadInput } from "../../validation.ts";

const loan = z.object({
  name: filled(120, "Dites quel appareil est prêté."),
  due_on: read(parseLocalDate, "Dites quand il doit être rendu."),
});
const device = z.object({ name: filled(120, "Donnez un nom à l’appareil.") });
const giving = z.object({ note: paragraph(500, "La note compte 500 caractères au plus.") });

export type LoanInput = z.infer<typeof loan>;
export const parseLoan = (value: unknown): LoanInput | BadInput => parseInput(loan, value);
export const parseDevice = (value: unknown): z.infer<typeof device> | BadInput =>
  parseInput(device, value);
export const parseGivingBack = (value: unknown): z.infer<typeof giving> | BadInput =>
  parseInput(giving, value);
