/** An appliance as a screen or a program describes it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { kindOf } from "../../catalogue/kinds.ts";
import { recordOf } from "../../record.ts";
import { parseLocalDate } from "../../time.ts";
import {
  anId,
  VALIDATION_FR,
  filled,
  oneLine,
  orElse,
  parseInput,
  read,
  type BadInput,
} from "../../validation.ts";
import { APPLIANCE_TEXT_MAX, APPLIANCE_TEXT_NAMES } from "./fields.ts";

const SAY = {
  appliance: "Choisissez un appareil de la liste.",
  bought: "La date d’achat est attendue sous la forme AAAA-MM-JJ.",
};

export const APPLIANCE_INPUT = z.object(
  {
    id: orElse(anId(), null),
    kind_id: z.pipe(
      filled(60, SAY.appliance),
      z.transform((kind_id: string): string => kindOf(kind_id).id),
    ),
    category_id: orElse(oneLine(60), ""),
    ...recordOf(APPLIANCE_TEXT_NAMES, () => orElse(oneLine(APPLIANCE_TEXT_MAX), "")),
    underwarranty: orElse(z.boolean(VALIDATION_FR.choice), false),
    purchased_on: orElse(read(parseLocalDate, SAY.bought), null),
  },
  SAY.appliance,
);

/** A kind that the catalogue does not know is « Inconnu ». Without an id, one is generated. */
export type ApplianceInput = z.infer<typeof APPLIANCE_INPUT>;

export const parseApplianceInput = (value: unknown): ApplianceInput | BadInput =>
  parseInput(APPLIANCE_INPUT, value);
