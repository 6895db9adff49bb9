import { useState } from "react";
import type { OfferedSlot } from "../../../../domain/agenda/slot-request.ts";
import { slotsOf } from "../../../../domain/booking/draft/offered-slot.ts";
import { faultsOf, requestOf } from "../../../../domain/booking/draft/request.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { isObject } from "../../json.ts";
import { post } from "../../post.ts";
import type { BookingProps } from "../../props.ts";
import type { SiteRefusal } from "../../refusal.ts";
import { arrivalOf } from "./recap-texts.ts";
import { confirmationOf } from "../confirmation.ts";
import { stillFits } from "../slot/slots.ts";
import type { Booking } from "../use-booking.ts";

type Answer = {
  refusal: SiteRefusal | null;
  /** The free windows nearest to one just taken. */
  nearest: OfferedSlot[];
  fields: Record<string, string>;
};
export type Confirming = Answer & {
  sending: boolean;
  confirm: () => Promise<void>;
  /** Takes another window in place of the one that was taken, and clears the refusal. */
  take: (slot: OfferedSlot) => void;
};

const NOTHING: Answer = { refusal: null, nearest: [], fields: {} };

/** Posts the booking; the same id each time, so that a retry after a cut line books once. */
export function useConfirm(booking: Booking, props: BookingProps): Confirming {
  const { shop, trial } = props;
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const { draft, booking_id } = booking.memory;

  const send = async () => {
    setSending(true);
    setAnswer(NOTHING);
    const posted = await post(
      `/api/v1/shops/${shop.id}/${trial ? "trial-bookings" : "bookings"}`,
      requestOf(draft, booking_id),
    );
    setSending(false);
    if (isRefusal(posted)) {
      const nearest = isObject(posted.detail) ? slotsOf(posted.detail.nearest) : [];
      setAnswer({ refusal: posted.refused, nearest, fields: posted.fields });
      return;
    }
    const done = confirmationOf(posted.body);
    if (done)
      booking.finish({
        ...done,
        email: draft.email.trim(),
        arrival: arrivalOf(draft, props),
        booking_id,
      });
    else setAnswer({ ...NOTHING, refusal: "failure" });
  };

  return {
    ...answer,
    sending,
    async confirm() {
      if (sending) return;
      const faults = faultsOf("contact", draft);
      if (Object.keys(faults).length > 0) booking.showFaults("contact", faults);
      // The hour was chosen for the town: an exact address may be too far from the visit before it.
      else if (await stillFits(shop, draft)) await send();
      else booking.goTo("slot");
    },
    take(slot) {
      booking.answer({ slot });
      setAnswer(NOTHING);
    },
  };
}
