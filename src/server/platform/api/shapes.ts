/** What many answers are made of, as their JSON is written. */
import { z } from "zod";

export const anInstantText = z.iso
  .datetime()
  .meta({ description: "Un instant, en temps universel (ISO 8601)." });
export const aDateText = z.iso.date().meta({ description: "Un jour (AAAA-MM-JJ)." });
export const cents = z.int().meta({ description: "Un montant en centimes d’euro." });
export const basisPoints = z
  .int()
  .meta({ description: "Un taux en centièmes de pour cent : 2000 pour 20 %." });
