import {
  addressOf,
  categoryFor,
  isEventOnly,
  typeOf,
  type WizardDraft,
} from "../../../../domain/repair/wizard-draft.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { useZone } from "../../shop/use-shop.ts";
import { slotsQuery } from "./wizard-query.ts";

/** Days looked at from today: the booking rules' horizon cuts them shorter. */
const DAYS = 28;

/** What is missing to look for slots (specification §5); undefined when nothing is. */
export function slotsNeed(draft: WizardDraft): string | undefined {
  if (!addressOf(draft)) return "une adresse du client";
  return categoryFor(draft) ? undefined : "un appareil dont le métier est connu";
}

/** Slot availability needs location Chez le client, a client address and an appliance with a main category. */
export function useSlots(draft: WizardDraft) {
  const zone = useZone();
  const address = addressOf(draft);
  const isWanted = draft.where === "Chez le client" && !isEventOnly(draft);
  const isPossible = isWanted && slotsNeed(draft) === undefined;
  const read = useRead({
    query: slotsQuery,
    variables: {
      input: {
        kind: typeOf(draft)?.name ?? "",
        where: draft.where,
        category_id: categoryFor(draft)?.id ?? null,
        lat: address?.lat ?? null,
        lon: address?.lon ?? null,
        zip: address?.zip ?? null,
        city: address?.city ?? null,
        first: dateOf(toInstant(Date.now()), zone),
        days: DAYS,
      },
    },
    nouns: ["event"],
    pause: !isPossible,
  });
  return { isWanted, isPossible, read, found: isPossible ? read.data?.freeSlots : undefined };
}
