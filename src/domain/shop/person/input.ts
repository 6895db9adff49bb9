/** A person as the form of the settings sends them. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { SHOP_ROLES } from "../../account/role.ts";
import { CATEGORIES, isCategoryId, type CategoryId } from "../../catalogue/categories.ts";
import {
  clean,
  degrees,
  filled,
  oneLine,
  orElse,
  parseInput,
  read,
  VALIDATION_FR,
  type BadInput,
} from "../../validation.ts";
import { weekInput } from "../settings/input.ts";
import { parseColor } from "./color.ts";
import type { PersonFields } from "./person.ts";

export const MOST_NAME = 60;

const SAY = {
  person: "Cette personne est absente ou mal formée.",
  firstname: "Indiquez le prénom.",
  lastname: "Indiquez le nom.",
  email: "Cette adresse e-mail n’est pas complète. Vérifiez-la.",
  role: "Choisissez un rôle.",
  color: "Choisissez une couleur plus foncée : celle-ci se voit mal sur fond blanc.",
  skill: "Ce métier n’est pas dans la liste.",
  point: "Ce point de départ est mal formé.",
  street: "Indiquez la rue et la ville du point de départ.",
};

const point = z
  .object(
    {
      street: oneLine(200),
      zip: oneLine(20),
      city: oneLine(100),
      lat: degrees(90),
      lon: degrees(180),
    },
    SAY.point,
  )
  .check(z.refine(({ zip, city }) => zip !== "" || city !== "", SAY.street));

const skills = z.pipe(
  z
    .array(
      z.string(VALIDATION_FR.text).check(z.refine(isCategoryId, SAY.skill)),
      VALIDATION_FR.list,
    )
    .check(z.maxLength(CATEGORIES.length * 2, SAY.skill)),
  z.transform((ids: string[]): CategoryId[] =>
    CATEGORIES.map(({ id }) => id).filter((id) => ids.includes(id)),
  ),
);

/** `readEmail` is the client's parser, to the right of this noun. */
const personInput = (readEmail: (text: string) => string | undefined) =>
  z.object(
    {
      firstname: filled(MOST_NAME, SAY.firstname),
      lastname: filled(MOST_NAME, SAY.lastname),
      email: read((text) => readEmail(clean(text)), SAY.email),
      role: z.enum(SHOP_ROLES, SAY.role),
      color: read(parseColor, SAY.color),
      skills,
      bookable: z.boolean(VALIDATION_FR.choice),
      working_hours: weekInput,
      start_point: orElse(point, null),
    },
    SAY.person,
  );

/** An accountant is never bookable, even when the form says so. */
export function parsePerson(
  value: unknown,
  readEmail: (text: string) => string | undefined,
): PersonFields | BadInput {
  const parsed = parseInput(personInput(readEmail), value);
  if ("refused" in parsed || parsed.role !== "ACCOUNTANT") return parsed;
  return { ...parsed, bookable: false };
}
