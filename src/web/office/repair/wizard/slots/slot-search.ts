/** What is asked of the search of free slots, and what it cannot do without (specification §5). */
import {
  addressOf,
  categoryFor,
  isEventOnly,
  thingOf,
  typeOf,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { dateOf, type Instant, type Zone } from "../../../../../domain/time.ts";

/** Days looked at from today: the booking rules' horizon cuts them shorter. */
const DAYS = 28;

/** Slots are for those who go to a client. */
export const wantsSlots = (draft: WizardDraft): boolean =>
  draft.where === "Chez le client" && !isEventOnly(draft);

/** What is missing to look for slots; undefined when nothing is. */
export function slotsNeed(draft: WizardDraft): string | undefined {
  if (!addressOf(draft)) return "une adresse du client";
  return categoryFor(draft) ? undefined : "un appareil dont le métier est connu";
}

export function slotsAsked(draft: WizardDraft, now: Instant, zone: Zone) {
  const address = addressOf(draft);
  return {
    kind: typeOf(draft)?.name ?? "",
    where: draft.where,
    category_id: categoryFor(draft)?.id ?? null,
    kind_id: thingOf(draft)?.kind_id ?? null,
    lat: address?.lat ?? null,
    lon: address?.lon ?? null,
    zip: address?.zip ?? null,
    city: address?.city ?? null,
    first: dateOf(now, zone),
    days: DAYS,
  };
}

/** Another key is another search: nothing found by the one before is proposed for it. */
export const slotsKey = (draft: WizardDraft): string =>
  [
    typeOf(draft)?.name,
    draft.where,
    addressOf(draft)?.address_id,
    categoryFor(draft)?.id,
    thingOf(draft)?.kind_id,
  ].join(" ");
