/** A client's form: what is typed, what it comes to, and whether it may be saved (specification §5). */
import { isSame, keysOf, mergeEdit, recordOf } from "../record.ts";
import { CLIENT_TYPES, type ClientContent } from "./client.ts";
import type { ClientFields } from "./client-input.ts";
import { normaliseEmail, parseEmail } from "./email.ts";
import {
  BLANK_TEXTS,
  CLIENT_TEXT_NAMES,
  CLIENT_TEXTS,
  faultOf,
  NAME_MAX,
  type ClientFault,
  type ClientText,
  type ClientTexts,
} from "./fields.ts";
import { filedNames, type NameSwitches } from "./names.ts";
import { parsePhone } from "./phone/phone.ts";
import { isWrongPhone, phonesOf, phoneRow, storedRow, type PhoneRow } from "./phone/row.ts";

/** `addresses` are those of a client who is not saved yet; a saved one's are changed one by one. */
export type ClientDraft = Omit<ClientContent, "phones"> & { phones: readonly PhoneRow[] };

export const emptyDraft = (): ClientDraft => ({
  ...BLANK_TEXTS,
  type: "Particulier",
  phones: [phoneRow(0)],
  addresses: [],
});

export type StoredClient = ClientTexts & {
  type: string;
  phones: readonly { name: string; number: string }[];
};

/** The form of a client as the shop has them; one line is always ready for a phone. */
export const draftOf = ({ type, phones, ...client }: StoredClient): ClientDraft => ({
  ...recordOf(CLIENT_TEXT_NAMES, (name) => client[name]),
  type: CLIENT_TYPES.find((known) => known === type) ?? "Particulier",
  phones: phones.length > 0 ? phones.map(storedRow) : [phoneRow(0)],
  addresses: [],
});

/** A new client from the text of the search: a phone or an e-mail by its shape, else a name. */
export function begunWith(typed: string): ClientDraft {
  const text = typed.trim();
  const draft = emptyDraft();
  if (text.includes("@")) return { ...draft, email: text };
  if (/^\+?[\d\s().-]{4,}$/.test(text)) return { ...draft, phones: [phoneRow(0, text)] };
  return { ...draft, lastname: text };
}

/** What would be saved: trimmed, without blank phones, numbers international where they can be read. */
export const contentOf = (draft: ClientDraft): ClientContent => ({
  ...recordOf(CLIENT_TEXT_NAMES, (name) => storedText(draft, name)),
  ...filedNames(draft, { upper_lastname: false, title_firstname: false }),
  type: draft.type,
  email: normaliseEmail(draft.email),
  phones: phonesOf(draft.phones),
  addresses: draft.addresses,
});

function storedText(draft: ClientDraft, name: ClientText): string {
  const { companyOnly, compact } = CLIENT_TEXTS[name];
  return companyOnly && draft.type !== "Entreprise" ? "" : compact(draft[name]);
}

/**
 * The names in their filed form, when a field loses the focus: earlier, the text would move under the
 * caret. A name that was not changed stays as it is on file, even if it was filed with other switches.
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

/** What saving sends of a known client: only what was changed, and the same fields as the form was opened with. */
export type ClientEdit = { changed: Partial<ClientFields>; base: Partial<StoredClient> };

export function editOf(draft: ClientDraft, opened: StoredClient): ClientEdit {
  const { addresses: _new, ...content } = contentOf(draft);
  const { addresses: _none, ...initial } = contentOf(draftOf(opened));
  const { changes } = mergeEdit<ClientFields>({ sent: content, base: {}, stored: initial });
  const fields = keysOf(content).filter((field) => field in changes);
  return { changed: changes, base: openedFields(opened, fields) };
}

/** These fields as they were read, without what the wire adds to them. */
function openedFields(
  opened: StoredClient,
  fields: readonly (keyof ClientFields)[],
): Partial<StoredClient> {
  const phones = opened.phones.map(({ name, number }) => ({ name, number }));
  return Object.fromEntries(
    [...new Set([...fields, "lastname" as const])].map((field) => [
      field,
      field === "phones" ? phones : opened[field],
    ]),
  );
}

export function changedMeanwhile(
  opened: StoredClient,
  saved: StoredClient,
  { changed }: ClientEdit,
): string[] {
  const fields = [...CLIENT_TEXT_NAMES, "type", "phones"] as const;
  const before = openedFields(opened, fields);
  const now = openedFields(saved, fields);
  return fields.filter((field) => !(field in changed) && !isSame(before[field], now[field]));
}

/** What keeps a draft from being saved, by field; phones by their row. */
export type ClientFaults = Partial<Record<ClientText, ClientFault>> & {
  phones: ReadonlyMap<number, ClientFault>;
};

export function faultsOf(draft: ClientDraft): ClientFaults {
  const content = contentOf(draft);
  const found = CLIENT_TEXT_NAMES.flatMap((name) => {
    const fault = faultOf(name, content[name]);
    return fault ? [[name, fault] as const] : [];
  });
  return {
    ...Object.fromEntries(found),
    phones: new Map(
      draft.phones.filter(isWrongPhone).map(({ row }) => [row, "phone-wrong"] as const),
    ),
  };
}

export const hasFaults = ({ phones, ...others }: ClientFaults): boolean =>
  phones.size > 0 || Object.keys(others).length > 0;

type Similar = { lastname: string; firstname: string; email: string; phones: string[] };

/** What to search similar clients by: complete e-mail and phones only; undefined while it is too little. */
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
