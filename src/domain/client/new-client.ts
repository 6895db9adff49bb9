/** A client as an office screen sends it, whole, to be put on file. Named exception of the domain: zod. */
import * as z from "zod/mini";
import {
  anId,
  badInput,
  BORDER_SAYS,
  degrees,
  filled,
  messagesOf,
  oneLine,
  orElse,
  paragraph,
  read,
  type BadInput,
} from "../border.ts";
import { ADDRESS_TAGS, DEFAULT_COUNTRY, type Address } from "./address.ts";
import { CLIENT_TYPES, type Client } from "./client.ts";
import { parseEmail } from "./email.ts";
import { filedNames } from "./names.ts";
import { PHONE_NAMES } from "./phone.ts";

const SAY = {
  object: "La fiche du client est absente ou mal formée.",
  type: "Un client est un particulier ou une entreprise.",
  lastname: "Indiquez le nom.",
  email: "L’adresse e-mail ne semble pas correcte.",
  phone: "Indiquez un numéro de téléphone valable, par exemple 06 12 34 56 78.",
  phoneName: "Un téléphone est portable, fixe ou fax.",
  tag: "Une adresse sert à la facturation ou à l’intervention.",
  many: "Dix téléphones et dix adresses au plus.",
  note: "Cette note est trop longue\u00a0: 10\u202f000 caractères au plus.",
};
const MOST = 10;
const text = (most: number) => orElse(oneLine(most), "");

const address = z.object(
  {
    address_id: orElse(anId(), null),
    tags: orElse(z.array(z.enum(ADDRESS_TAGS, SAY.tag), BORDER_SAYS.list), []),
    street: text(200),
    complement: text(200),
    zip: text(20),
    city: text(120),
    country: orElse(oneLine(80), DEFAULT_COUNTRY),
    lat: degrees(90),
    lon: degrees(180),
  },
  SAY.object,
);

type ReadPhone = (text: string) => string | undefined;
const several = <Schema extends z.core.$ZodType>(schema: Schema) =>
  orElse(z.array(schema, BORDER_SAYS.list).check(z.maxLength(MOST, SAY.many)), []);

const clientWith = (readPhone: ReadPhone) =>
  z.object(
    {
      type: orElse(z.enum(CLIENT_TYPES, SAY.type), "Particulier"),
      lastname: filled(200, SAY.lastname),
      firstname: text(200),
      email: orElse(
        read((given) => (given.trim() === "" ? "" : parseEmail(given)), SAY.email),
        "",
      ),
      phones: several(
        z.object(
          {
            name: orElse(z.enum(PHONE_NAMES, SAY.phoneName), "Portable"),
            number: read(readPhone, SAY.phone),
          },
          SAY.phone,
        ),
      ),
      addresses: several(address),
      note: orElse(paragraph(10_000, SAY.note), ""),
    },
    SAY.object,
  );

export type NewClient = Pick<
  Client,
  "type" | "lastname" | "firstname" | "email" | "phones" | "note"
> & { addresses: readonly (Omit<Address, "address_id"> & { address_id: string | null })[] };

/** Reads a whole client, names filed and phones in E.164; `detail` says what is missing or wrong. */
export function parseNewClient(value: unknown, readPhone: ReadPhone): NewClient | BadInput {
  const result = clientWith(readPhone).safeParse(value);
  if (!result.success) return badInput(messagesOf(result.error.issues, "client"));
  return { ...result.data, ...filedNames(result.data) };
}
