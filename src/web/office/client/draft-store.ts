/**
 * What was typed of a client and not saved yet, kept in this tab: a reload, a cut or a refused save
 * loses nothing. In the tab only, because other people's names do not stay on a shared computer.
 */
import * as z from "zod/mini";
import { ADDRESS_TAGS } from "../../../domain/client/address.ts";
import type { ClientDraft } from "../../../domain/client/client-draft.ts";
import { CLIENT_TYPES } from "../../../domain/client/client.ts";
import { PHONE_NAMES } from "../../../domain/client/phone/phone.ts";

const PREFIX = "etabli.client-draft.";

const phoneShape = z.object({
  row: z.number(),
  name: z.enum(PHONE_NAMES),
  chosen: z.boolean(),
  country: z.string(),
  text: z.string(),
});

const addressShape = z.object({
  address_id: z.string(),
  tags: z.array(z.enum(ADDRESS_TAGS)),
  street: z.string(),
  complement: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
});

const draftShape = z.object({
  type: z.enum(CLIENT_TYPES),
  lastname: z.string(),
  firstname: z.string(),
  phones: z.array(phoneShape),
  email: z.string(),
  note: z.string(),
  siren: z.string(),
  addresses: z.array(addressShape),
});

export function parseClientDraft(text: string | null): ClientDraft | undefined {
  if (!text) return undefined;
  try {
    return draftShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const keptClientDraft = (key: string): ClientDraft | undefined =>
  parseClientDraft(sessionStorage.getItem(PREFIX + key));

/** A tab that keeps nothing (private window, full disk) only loses the reload. */
export function keepClientDraft(key: string, draft: ClientDraft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    return;
  }
}

export const dropClientDraft = (key: string): void => sessionStorage.removeItem(PREFIX + key);
