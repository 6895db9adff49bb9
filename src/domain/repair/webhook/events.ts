/** What the journal's items tell the shop's programs. */
import type { WebhookEvent } from "../../account/webhook/event.ts";
import { ABSENCE_KIND, type AgendaEvent } from "../../agenda/event.ts";
import { appointmentChange } from "../appointment.ts";
import type { JournalItem, JournalPayloads } from "../journal.ts";

/**
 * `record_id` is the record that the body carries, null for the appointment of the repair. `with` is added to the body; `data`
 * stands for a record that may be gone when the body is written.
 */
export type ToldEvent = {
  event: WebhookEvent;
  record_id: string | null;
  facts: { with?: object; data?: object };
};

type Written = { repair_id: string; items: readonly JournalItem[] };

/** In the order of the items. A booking that is held is told once it is confirmed. */
export function eventsOf({ repair_id, items }: Written): ToldEvent[] {
  const isHeld = items.some(({ type }) => type === "BookingHeld");
  return items.flatMap((item) =>
    isHeld && item.type === "AppointmentPlanned" ? [] : eventsOfItem(item, repair_id),
  );
}

/** The same of a repair that is new. */
export const openingEvents = (written: Written): ToldEvent[] => [
  told("repair.created", written.repair_id),
  ...eventsOf(written),
];

type Appointment = AgendaEvent | undefined;

/** The same of an appointment without a repair, which no journal tells. An absence is the affair of the people of the shop. */
export function ownEvents(before: Appointment, after: Appointment): ToldEvent[] {
  const [was, is] = [before, after].map((event) => (isOwn(event) ? event : undefined));
  return appointmentChange(was, is).flatMap((item) => eventsOfItem(item, null));
}

const isOwn = (event: Appointment): boolean =>
  event !== undefined && event.repair_id === null && event.kind !== ABSENCE_KIND;

const told = (
  event: WebhookEvent,
  record_id: string | null,
  facts: ToldEvent["facts"] = {},
): ToldEvent => ({ event, record_id, facts });

function eventsOfItem(item: JournalItem, repair_id: string | null): ToldEvent[] {
  switch (item.type) {
    case "StatusChanged": {
      const { from, to } = item.payload;
      return [told("repair.status_changed", repair_id, { with: { change: { from, to } } })];
    }
    case "AppointmentPlanned":
      return [told("booking.created", item.payload.event_id)];
    case "BookingConfirmed":
      return [told("booking.created", null)];
    case "AppointmentMoved":
      return [
        told("booking.moved", item.payload.event_id, { with: { change: item.payload.from } }),
      ];
    case "AppointmentCancelled":
      return [
        told("booking.cancelled", item.payload.event_id, { data: cancelled(item, repair_id) }),
      ];
    case "QuoteSent":
      return [told("quote.sent", item.payload.quote_id)];
    case "QuoteAccepted":
      return [told("quote.accepted", item.payload.quote_id)];
    case "QuoteRefused":
      return [told("quote.refused", item.payload.quote_id)];
    case "InvoiceIssued":
      return [told("invoice.issued", item.payload.invoice_id)];
    case "CreditIssued":
      return [told("credit_note.issued", item.payload.invoice_id)];
    case "PaymentReceived":
      return eventsOfPayment(item.payload);
    case "PaymentRefunded":
      return item.payload.invoice_id === null ? [] : [refundEvent(item.payload)];
    default:
      return [];
  }
}

/** A correction takes money back: its amount is negative, and it settles nothing. */
function eventsOfPayment({
  payment_id,
  invoice_id,
  amount,
  method,
  remainder,
}: JournalPayloads["PaymentReceived"]): ToldEvent[] {
  const payment = { id: payment_id, amount, method };
  return [
    told("payment.recorded", invoice_id, { with: { payment } }),
    ...(amount > 0 && remainder <= 0 ? [told("invoice.paid", invoice_id)] : []),
  ];
}

/** As money that leaves: a negative amount. */
function refundEvent({
  payment_id,
  invoice_id,
  amount,
  method,
}: JournalPayloads["PaymentRefunded"]): ToldEvent {
  const payment = { id: payment_id, amount: 0 - amount, method };
  return told("payment.recorded", invoice_id, { with: { payment } });
}

const MINUTE = 60_000;

/** An appointment that was removed has no row any more. */
function cancelled(
  { payload }: Extract<JournalItem, { type: "AppointmentCancelled" }>,
  repair_id: string | null,
): object {
  const { event_id: id, kind, where, start_at, end_at, public_start_at, public_end_at } = payload;
  const duration = Math.round((Date.parse(end_at) - Date.parse(start_at)) / MINUTE);
  const when = { start_at, end_at, duration, fullday: false, public_start_at, public_end_at };
  return { id, repair_id, ...when, kind, where, status: "CANCEL", notes: "", assigned_to: [] };
}
