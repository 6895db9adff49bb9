/**
 * From the draft to the booking posted, and its faults by the server's own rules. A page fetches it once it is usable:
 * the rules and the catalogue weigh as much as the rest of the booking.
 */
import type { OfferedSlot } from "../../agenda/slot-request.ts";
import type { CategoryId } from "../../catalogue/categories.ts";
import { kindOf, UNKNOWN_KIND } from "../../catalogue/kinds.ts";
import { plausiblePhone } from "../../client/phone/shape.ts";
import { isRefusal } from "../../decision.ts";
import type { FieldErrors } from "../../validation.ts";
import { parseBooking } from "../request.ts";
import { stepOf, type BookingStep } from "../steps.ts";
import type { Draft, DraftAppliance } from "./draft.ts";
import { appliancesIn } from "./several.ts";

/** The draft as it is posted; unanswered questions are left out so that the rules name them. */
export function requestOf(draft: Draft, booking_id: string) {
  const { kind, where, slot, cgv, urgent } = draft;
  const { firstname, lastname, phone, other_phone, email, pass } = draft;
  const [first, ...others] = appliancesIn(draft).map((one) => bookedOf(one, pass));
  return {
    booking_id,
    kind,
    where,
    ...first,
    others,
    urgency: urgent ? 1 : 0,
    client: {
      firstname,
      lastname,
      phone,
      other_phones: other_phone.trim() === "" ? [] : [other_phone],
      email,
    },
    address: where === "Chez le client" ? addressOf(draft) : null,
    slot: slot && slotOf(slot),
    consents: { cgv },
    ...(pass !== "" && { returning: pass }),
  };
}

const bookedOf = (one: DraftAppliance, pass: string) => ({
  appliance: applianceOf(one),
  symptom: one.node === "" ? null : { id: one.node, input: one.typed },
  description: one.description,
  ...(pass !== "" && { appliance_id: one.appliance_id }),
});

function applianceOf({ kind_id, category_id, brand, model }: DraftAppliance) {
  if (kind_id === "" || kind_id === UNKNOWN_KIND.id) return null;
  return { kind_id, category_id, brand, model };
}

const addressOf = ({ street, complement, zip, city, lat, lon }: Draft) => ({
  street,
  complement,
  zip,
  city,
  lat,
  lon,
});

const slotOf = ({ start_at, public_start_at, public_end_at, user_id }: OfferedSlot) => ({
  start_at,
  public_start_at,
  public_end_at,
  user_id,
});

/** Never sent: only the shape of the other answers is read with it. */
const ANY_ID = "00000000-0000-4000-8000-000000000000";

/** French messages of one screen by field, `{ "client.phone": "…" }`: the server's own rules. */
export function faultsOf(step: BookingStep, draft: Draft): FieldErrors {
  if (step === "appliance")
    return draft.kind_id === "" ? { appliance: "Choisissez un appareil, ou « Autre »." } : {};
  const parsed = parseBooking(requestOf(draft, ANY_ID), plausiblePhone);
  if (!isRefusal(parsed) || !("detail" in parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed.detail ?? {}).filter(([field]) => stepOf(field) === step),
  );
}

/** The catalogue entry chosen; its category is the first of its own that the shop repairs. */
export function applianceChoice(
  kind_id: string,
  trades: readonly CategoryId[],
): Pick<Draft, "kind_id" | "category_id"> {
  const kind = kindOf(kind_id);
  const category_id = kind.category_ids.find((id) => trades.includes(id)) ?? "";
  return { kind_id: kind.id, category_id };
}
