/**
 * A client as the office saves it (specification §7). Names and e-mail are trimmed and
 * rid of invisible signs; their case is the form's, which has its own switches. Named exception of the
 * domain: zod.
 */
import * as z from "zod/mini";
import {
  anId,
  VALIDATION_FR,
  filled,
  oneLine,
  orElse,
  paragraph,
  parseInput,
  read,
  type BadInput,
} from "../validation.ts";
import { isRefusal } from "../decision.ts";
import { isSiren } from "../shop/legal-ids.ts";
import { addressShape, type AddressInput } from "./address-input.ts";
import { isBlankAddress } from "./address.ts";
import { NAME_MAX, NOTE_MAX } from "./client-draft.ts";
import { CLIENT_TYPES, type Client } from "./client.ts";
import { EMAIL_MAX, parseEmail } from "./email.ts";
import { filedNames } from "./names.ts";
import { PHONE_NAMES } from "./phone/phone.ts";

const SAY = {
  form: "La fiche du client est mal formée.",
  type: "Un client est un Particulier ou une Entreprise.",
  lastname: "Indiquez le nom.",
  email: "Cette adresse e-mail n’est pas complète. Corrigez-la ou laissez-la vide.",
  phone: "Ce numéro de téléphone n’est pas valable. Corrigez-le ou retirez-le.",
  phoneName: "Un téléphone est Portable, Fix ou Fax.",
  note: "Cette note est trop longue\u00a0: 10\u202f000 caractères au plus.",
  siren: "Un SIREN compte neuf chiffres. Vérifiez-le ou laissez-le vide.",
  twice: "La même adresse est envoyée deux fois.",
  phones: "Vingt téléphones au plus.",
  addresses: "Cinquante adresses au plus.",
};
const MOST_PHONES = 20;
const MOST_ADDRESSES = 50;

const isEachOnce = (addresses: readonly AddressInput[]): boolean => {
  const ids = addresses.flatMap(({ address_id }) => address_id ?? []);
  return new Set(ids).size === ids.length;
};

const email = oneLine(EMAIL_MAX).check(
  z.refine((text) => text === "" || parseEmail(text) !== undefined, SAY.email),
);
const siren = z.pipe(
  oneLine(20),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s.]/g, "")),
    z.string().check(z.refine((text) => text === "" || isSiren(text), SAY.siren)),
  ),
);

type ReadPhone = (text: string) => string | undefined;

const clientWith = (readPhone: ReadPhone) =>
  z.object(
    {
      id: orElse(anId(), null),
      shop_id: orElse(anId(), null),
      type: z.enum(CLIENT_TYPES, SAY.type),
      lastname: filled(NAME_MAX, SAY.lastname),
      firstname: oneLine(NAME_MAX),
      phones: z
        .array(
          z.object(
            { name: z.enum(PHONE_NAMES, SAY.phoneName), number: read(readPhone, SAY.phone) },
            SAY.phone,
          ),
          VALIDATION_FR.list,
        )
        .check(z.maxLength(MOST_PHONES, SAY.phones)),
      email,
      addresses: orElse(
        z
          .array(addressShape, VALIDATION_FR.list)
          .check(z.maxLength(MOST_ADDRESSES, SAY.addresses), z.refine(isEachOnce, SAY.twice)),
        [],
      ),
      note: paragraph(NOTE_MAX, SAY.note),
      siren: orElse(siren, null),
    },
    SAY.form,
  );

/** `id` null: a new client. `siren` null: left as it is. Addresses that are not listed stay. */
export type ClientInput = Pick<
  Client,
  "type" | "lastname" | "firstname" | "phones" | "email" | "note"
> & {
  id: string | null;
  shop_id: string | null;
  siren: string | null;
  addresses: readonly AddressInput[];
};

/** Phones in E.164 by `readPhone`; `detail` says in French what is wrong, field by field. */
export function parseClientInput(value: unknown, readPhone: ReadPhone): ClientInput | BadInput {
  const input = parseInput(clientWith(readPhone), value, "client");
  if (isRefusal(input)) return input;
  const { addresses, ...client } = input;
  return {
    ...client,
    ...filedNames(client, { upper_lastname: false, title_firstname: false }),
    // A form's empty line says nothing.
    addresses: addresses.filter((one) => !isBlankAddress(one)),
  };
}
