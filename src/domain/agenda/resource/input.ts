/** A shared resource as the settings send it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import {
  anId,
  filled,
  orElse,
  parseInput,
  VALIDATION_FR,
  type BadInput,
} from "../../validation.ts";
import { RESOURCE_KINDS } from "./resource.ts";

/** As long as a chip of the dialog can be. */
export const MOST_NAME = 60;

const SAY = {
  name: "Donnez un nom à ce matériel.",
  kind: "Choisissez de quel matériel il s’agit.",
  base: "Ce matériel est absent ou mal formé.",
};

const FIELDS = {
  name: filled(MOST_NAME, SAY.name),
  kind: z.enum(RESOURCE_KINDS, SAY.kind),
  in_use: orElse(z.boolean(VALIDATION_FR.choice), true),
};

const input = z.object({
  ...FIELDS,
  /** Chosen by the form, so that sending twice adds one. */
  id: anId(),
  /** As the form was opened; none for a new one. */
  base: orElse(z.object(FIELDS, SAY.base), null),
});
export type ResourceInput = z.infer<typeof input>;

export const parseResource = (value: unknown): ResourceInput | BadInput => parseInput(input, value);
