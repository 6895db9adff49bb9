/**
 * What was typed of a client and not saved yet, kept in this tab: a reload, a cut or a refused save
 * loses nothing. In the tab only, because other people's names do not stay on a shared computer.
 */
import * as z from "zod/mini";
import { ADDRESS_TEXT_NAMES } from "../../../domain/client/address-fields.ts";
import { ADDRESS_TAGS } from "../../../domain/client/address.ts";
import type { ClientDraft, StoredClient } from "../../../domain/client/client-draft.ts";
import { CLIENT_TYPES } from "../../../domain/client/client.ts";
import { OPTIONAL_TEXTS, REQUIRED_TEXTS } from "../../../domain/client/fields.ts";
import { PHONE_NAMES } from "../../../domain/client/phone/phone.ts";
import type { EditConflict } from "../../platform/edit-conflict.ts";
import { recordOf } from "../../../domain/record.ts";

const PREFIX = "etabli.client-draft.";

const phoneShape = z.object({
  row: z.number(),
  name: z.enum(PHONE_NAMES),
  chosen: z.boolean(),
  country: z.string(),
  text: z.string(),
});

const addressShape = z.object({
  ...recordOf(ADDRESS_TEXT_NAMES, () => z.string()),
  address_id: z.string(),
  tags: z.array(z.enum(ADDRESS_TAGS)),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
});

/** A draft stored before a text existed stays readable. */
const texts = {
  ...recordOf(REQUIRED_TEXTS, () => z.string()),
  ...recordOf(OPTIONAL_TEXTS, () => z._default(z.string(), "")),
};
const draftShape = z.object({
  ...texts,
  type: z.enum(CLIENT_TYPES),
  phones: z.array(phoneShape),
  addresses: z.array(addressShape),
});

const storedShape = z.object({
  ...texts,
  type: z.string(),
  phones: z.array(z.object({ name: z.string(), number: z.string() })),
});

/** The client as it was opened, with the stored value of one field. */
export const withStored = (
  opened: StoredClient,
  { field, theirs }: Pick<EditConflict, "field" | "theirs">,
): StoredClient => storedShape.safeParse({ ...opened, [field]: theirs }).data ?? opened;

/** `opened`: the client as the form was opened with, which saving compares with what is stored by then. */
export type KeptDraft = { draft: ClientDraft; opened: StoredClient | null };

const keptShape = z.object({ draft: draftShape, opened: z.nullable(storedShape) });

export function parseClientDraft(text: string | null): KeptDraft | undefined {
  if (!text) return undefined;
  try {
    return keptShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const keptClientDraft = (key: string): KeptDraft | undefined =>
  parseClientDraft(sessionStorage.getItem(PREFIX + key));

/** When storage fails (private window, full disk), only a reload loses the text. */
export function keepClientDraft(key: string, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    return;
  }
}

export const dropClientDraft = (key: string): void => sessionStorage.removeItem(PREFIX + key);
