/** A client's form: what is typed, what it comes to, and whether it may be saved (specification §5). */
import { isSiren } from "../shop/legal-ids.ts";
import type { Address } from "./address.ts";
import { CLIENT_TYPES, type Client, type ClientType } from "./client.ts";
import { normaliseEmail, parseEmail } from "./email.ts";
import { filedNames, type NameSwitches } from "./names.ts";
import { parsePhone } from "./phone/phone.ts";
import { isWrongPhone, phonesOf, phoneRow, storedRow, type PhoneRow } from "./phone/row.ts";

export const NOTE_MAX = 10_000;
export const NAME_MAX = 200;

/** `addresses` are those of a client who is not saved yet; a saved one's have their own life. */
export type ClientDraft = {
  type: ClientType;
  lastname: string;
  firstname: string;
  phones: readonly PhoneRow[];
  email: string;
  note: string;
  siren: string;
  addresses: readonly Address[];
};

/** As stored: what the form is opened on, and what it saves. */
export type ClientContent = Pick<
  Client,
  "type" | "lastname" | "firstname" | "phones" | "email" | "note" | "siren" | "addresses"
>;

export const emptyDraft = (): ClientDraft => ({
  type: "Particulier",
  lastname: "",
  firstname: "",
  phones: [phoneRow(0)],
  email: "",
  note: "",
  siren: "",
  addresses: [],
});

type Stored = Omit<ClientContent, "type" | "phones" | "addresses"> & {
  type: string;
  phones: readonly { name: string; number: string }[];
};

/** The form of a client as the shop has them; one line is always ready for a phone. */
export const draftOf = ({ type, phones, ...client }: Stored): ClientDraft => ({
  type: CLIENT_TYPES.find((known) => known === type) ?? "Particulier",
  lastname: client.lastname,
  firstname: client.firstname,
  phones: phones.length > 0 ? phones.map(storedRow) : [phoneRow(0)],
  email: client.email,
  note: client.note,
  siren: client.siren,
  addresses: [],
});

/** A new client begun with what was typed in the search: a phone or an e-mail by its shape, else a name. */
export function begunWith(typed: string): ClientDraft {
  const text = typed.trim();
  const draft = emptyDraft();
  if (text.includes("@")) return { ...draft, email: text };
  if (/^\+?[\d\s().-]{4,}$/.test(text)) return { ...draft, phones: [phoneRow(0, text)] };
  return { ...draft, lastname: text };
}

/** What would be saved: trimmed, without blank phones, numbers international where they can be read. */
export const contentOf = (draft: ClientDraft): ClientContent => ({
  type: draft.type,
  ...filedNames(draft, { upper_lastname: false, title_firstname: false }),
  phones: phonesOf(draft.phones),
  email: normaliseEmail(draft.email),
  note: draft.note,
  siren: draft.type === "Entreprise" ? draft.siren.replace(/\s/g, "") : "",
  addresses: draft.addresses,
});

/**
 * The names in their filed form: done when a field is left, so that nothing moves under the caret. A
 * name that nobody touched stays as it was put on file, perhaps by a colleague with other switches.
 */
export function filed(
  draft: ClientDraft,
  initial: ClientDraft,
  switches: NameSwitches,
): ClientDraft {
  const typed = contentOf(draft);
  const names = filedNames(draft, switches);
  return {
    ...draft,
    lastname: typed.lastname === initial.lastname ? initial.lastname : names.lastname,
    firstname: typed.firstname === initial.firstname ? initial.firstname : names.firstname,
  };
}

/** True when saving would change something. */
export const differs = (draft: ClientDraft, initial: ClientDraft): boolean =>
  JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(initial));

export type ClientFault =
  | "lastname-missing"
  | "name-too-long"
  | "email-malformed"
  | "siren-wrong"
  | "note-too-long"
  | "phone-wrong";

/** What keeps a draft from being saved, by field; phones by their row. */
export type ClientFaults = {
  lastname?: ClientFault;
  firstname?: ClientFault;
  email?: ClientFault;
  siren?: ClientFault;
  note?: ClientFault;
  phones: ReadonlyMap<number, ClientFault>;
};

export function faultsOf(draft: ClientDraft): ClientFaults {
  const { lastname, firstname, email, siren, note } = contentOf(draft);
  return {
    ...(lastname === "" && { lastname: "lastname-missing" as const }),
    ...(lastname.length > NAME_MAX && { lastname: "name-too-long" as const }),
    ...(firstname.length > NAME_MAX && { firstname: "name-too-long" as const }),
    ...(email !== "" && !parseEmail(email) && { email: "email-malformed" as const }),
    ...(siren !== "" && !isSiren(siren) && { siren: "siren-wrong" as const }),
    ...(note.length > NOTE_MAX && { note: "note-too-long" as const }),
    phones: new Map(
      draft.phones.filter(isWrongPhone).map(({ row }) => [row, "phone-wrong"] as const),
    ),
  };
}

export const hasFaults = ({ phones, ...others }: ClientFaults): boolean =>
  phones.size > 0 || Object.keys(others).length > 0;

type Similar = { lastname: string; firstname: string; email: string; phones: string[] };

/** What is known so far of who is typed, whole e-mail and phones only; undefined while it is too little. */
export function similarTo(draft: ClientDraft): Similar | undefined {
  const { lastname, firstname, email, phones } = contentOf(draft);
  const sure = {
    lastname: lastname.slice(0, NAME_MAX),
    firstname: firstname.slice(0, NAME_MAX),
    email: parseEmail(email) ?? "",
    phones: phones.map(({ number }) => number).filter((number) => parsePhone(number) === number),
  };
  const isEnough = lastname.length >= 2 || sure.email !== "" || sure.phones.length > 0;
  return isEnough ? sure : undefined;
}
