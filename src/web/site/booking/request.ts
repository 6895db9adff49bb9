/**
 * From the draft to the booking posted, and its faults by the server's own rules. Fetched after the
 * page is usable: the rules and the catalogue weigh as much as the rest of the booking.
 */
import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import { kindOf, UNKNOWN_KIND } from "../../../domain/catalogue/kinds.ts";
import type { FieldErrors } from "../../../domain/validation.ts";
import { parseBooking } from "../../../domain/booking/request.ts";
import { stepOf, type BookingStep } from "../../../domain/booking/steps.ts";
import { plausiblePhone } from "../../../domain/client/phone/shape.ts";
import { isRefusal } from "../../../domain/decision.ts";
import type { OfferedSlot } from "../props.ts";
import type { Draft } from "./draft.ts";

/** The draft as it is posted; unanswered questions are left out so that the rules name them. */
export function requestOf(draft: Draft, booking_id: string) {
  const { kind, where, description, slot, cgv } = draft;
  const { firstname, lastname, phone, email } = draft;
  return {
    booking_id,
    kind,
    where,
    appliance: applianceOf(draft),
    description,
    client: { firstname, lastname, phone, email },
    address: where === "Chez le client" ? addressOf(draft) : null,
    slot: slot && slotOf(slot),
    consents: { cgv },
  };
}

function applianceOf({ kind_id, category_id, brand, model }: Draft) {
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

/** French messages of one step by field, `{ "client.phone": "…" }`: the server's own rules. */
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
export function applianceChoice(kind_id: string, trades: readonly CategoryId[]): Partial<Draft> {
  const kind = kindOf(kind_id);
  const category_id = kind.category_ids.find((id) => trades.includes(id)) ?? "";
  return { kind_id: kind.id, category_id };
}
