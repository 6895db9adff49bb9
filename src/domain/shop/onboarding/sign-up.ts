/** What a visitor types to open a shop: read before anything is written, refused field by field. */
import { badInput, clean, type BadInput } from "../../validation.ts";
import { slugOf } from "../address.ts";

/** How long the link of the letter confirms the e-mail. */
export const SIGN_UP_HOURS = 24;

export const SIGN_UP_FIELDS = ["firstname", "lastname", "email", "shop_name", "zipcode"] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUp = Record<SignUpField, string>;

/** The e-mail and the names are read by the parsers of the client, which the caller gives. */
type Readers = {
  readEmail: (text: string) => string | undefined;
  fileNames: (names: { firstname: string; lastname: string }) => {
    firstname: string;
    lastname: string;
  };
};

const NAME_MAX = 80;
const SHOP_NAME_MAX = 120;
const SAY: SignUp = {
  firstname: "Indiquez votre prénom.",
  lastname: "Indiquez votre nom.",
  email: "Cette adresse e-mail n’est pas complète. Vérifiez-la.",
  shop_name: "Indiquez le nom de votre atelier, avec au moins une lettre.",
  zipcode: "Le code postal compte cinq chiffres.",
};
const LONG = "Ce texte est trop long.";

/** The sign-up as it is kept, or what is wrong with it. */
export function readSignUp(typed: SignUp, { readEmail, fileNames }: Readers): SignUp | BadInput {
  const { firstname, lastname } = fileNames(typed);
  const shop_name = clean(typed.shop_name.replace(/\s+/g, " "));
  const email = readEmail(typed.email) ?? "";
  const zipcode = typed.zipcode.replace(/\s/g, "");
  const wrong: Partial<SignUp> = {
    ...nameFault("firstname", firstname),
    ...nameFault("lastname", lastname),
    ...(email === "" && { email: SAY.email }),
    ...(slugOf(shop_name) === "" && { shop_name: SAY.shop_name }),
    ...(shop_name.length > SHOP_NAME_MAX && { shop_name: LONG }),
    ...(!/^\d{5}$/.test(zipcode) && { zipcode: SAY.zipcode }),
  };
  if (Object.keys(wrong).length > 0) return badInput({ ...wrong });
  return { firstname, lastname, email, shop_name, zipcode };
}

function nameFault(field: "firstname" | "lastname", name: string): Partial<SignUp> {
  if (!/\p{L}/u.test(name)) return { [field]: SAY[field] };
  return name.length > NAME_MAX ? { [field]: LONG } : {};
}
