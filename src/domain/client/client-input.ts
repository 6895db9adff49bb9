/**
 * A client as the office saves it (specification §7). Names and e-mail are trimmed and
 * rid of invisible signs; their case is the form's, which has its own switches. Named exception of the
 * domain: zod.
 */
import * as z from "zod/mini";
import {
  anId,
  VALIDATION_FR,
  oneLine,
  orElse,
  paragraph,
  parseInput,
  read,
  type BadInput,
} from "../validation.ts";
import { isRefusal } from "../decision.ts";
import { recordOf } from "../record.ts";
import { addressShape, type AddressInput } from "./address-input.ts";
import { isBlankAddress } from "./address.ts";
import { CLIENT_TYPES, type Client, type ClientContent } from "./client.ts";
import {
  CLIENT_TEXT_NAMES,
  CLIENT_TEXTS,
  OPTIONAL_TEXTS,
  REQUIRED_TEXTS,
  type ClientText,
  type OptionalText,
  type RequiredText,
} from "./fields.ts";
import { filedNames } from "./names.ts";
import { MOST_ADDRESSES, MOST_PHONES } from "./limits.ts";
import { PHONE_NAMES } from "./phone/phone.ts";

const SAY = {
  form: "La fiche du client est mal formée.",
  type: "Un client est un Particulier ou une Entreprise.",
  phone: "Ce numéro de téléphone n’est pas valable. Corrigez-le ou retirez-le.",
  phoneName: "Un téléphone est Portable, Fix ou Fax.",
  twice: "La même adresse est envoyée deux fois.",
  phones: "Vingt téléphones au plus.",
  addresses: "Cinquante adresses au plus.",
};
const isEachOnce = (addresses: readonly AddressInput[]): boolean => {
  const ids = addresses.flatMap(({ address_id }) => address_id ?? []);
  return new Set(ids).size === ids.length;
};

/** One text of the table, blank unless it is missing. */
function textInput(name: ClientText) {
  const { max, lines, messages, compact, isValid } = CLIENT_TEXTS[name];
  const typed = lines === "many" ? paragraph(max, messages.long) : oneLine(max);
  const isThere = z.refine<string>((text) => text !== "" || !messages.missing, messages.missing);
  const isRight = z.refine<string>((text) => text === "" || isValid(text), messages.wrong);
  return z.pipe(z.pipe(typed, z.transform(compact)), z.string().check(isThere, isRight));
}

type ReadPhone = (text: string) => string | undefined;

const clientWith = (readPhone: ReadPhone) =>
  z.object(
    {
      id: orElse(anId(), null),
      shop_id: orElse(anId(), null),
      type: orElse(z.enum(CLIENT_TYPES, SAY.type), null),
      ...recordOf(REQUIRED_TEXTS, textInput),
      ...recordOf(OPTIONAL_TEXTS, (name) => orElse(textInput(name), null)),
      phones: orElse(
        z
          .array(
            z.object(
              { name: z.enum(PHONE_NAMES, SAY.phoneName), number: read(readPhone, SAY.phone) },
              SAY.phone,
            ),
            VALIDATION_FR.list,
          )
          .check(z.maxLength(MOST_PHONES, SAY.phones)),
        null,
      ),
      addresses: orElse(
        z
          .array(addressShape, VALIDATION_FR.list)
          .check(z.maxLength(MOST_ADDRESSES, SAY.addresses), z.refine(isEachOnce, SAY.twice)),
        [],
      ),
      base: orElse(z.record(z.string(), z.unknown()), {}),
    },
    SAY.form,
  );

const schemas = new Map<ReadPhone, ReturnType<typeof clientWith>>();

/** Built once for each reader: building it takes 2 ms, parsing with it far less. */
function schemaFor(readPhone: ReadPhone): ReturnType<typeof clientWith> {
  const schema = schemas.get(readPhone) ?? clientWith(readPhone);
  schemas.set(readPhone, schema);
  return schema;
}

/** `id` null: a new client. What is null stays as it is, and addresses that are not listed too. */
export type ClientInput = Pick<Client, RequiredText> &
  Record<OptionalText, string | null> & {
    type: Client["type"] | null;
    phones: Client["phones"] | null;
    id: string | null;
    shop_id: string | null;
    addresses: readonly AddressInput[];
    /** What the form was opened with, field by field: the server merges by it what changed meanwhile. */
    base: Readonly<Record<string, unknown>>;
  };

/** The fields of a client that two people may change at once; addresses are changed one by one. */
export type ClientFields = Omit<ClientContent, "addresses">;

/** What the input says of them. */
export const sentFields = (input: Omit<ClientInput, "id" | "shop_id">): Partial<ClientFields> => ({
  ...Object.fromEntries(
    CLIENT_TEXT_NAMES.flatMap((name) => (input[name] === null ? [] : [[name, input[name]]])),
  ),
  ...(input.type !== null && { type: input.type }),
  ...(input.phones !== null && { phones: input.phones }),
});

/** Phones in E.164 by `readPhone`; `detail` says in French what is wrong, field by field. */
export function parseClientInput(value: unknown, readPhone: ReadPhone): ClientInput | BadInput {
  const input = parseInput(schemaFor(readPhone), value, "client");
  if (isRefusal(input)) return input;
  const { addresses, ...client } = input;
  const typed = { lastname: client.lastname, firstname: client.firstname ?? "" };
  const names = filedNames(typed, { upper_lastname: false, title_firstname: false });
  return {
    ...client,
    lastname: names.lastname,
    firstname: client.firstname === null ? null : names.firstname,
    // A form sends its empty lines too.
    addresses: addresses.filter((one) => !isBlankAddress(one)),
  };
}
