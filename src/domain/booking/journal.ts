import { initialStatus } from "../catalogue/interventions.ts";
import { newAppliance } from "../repair/appliance/new.ts";
import type { JournalClient, JournalItem } from "../repair/journal.ts";
import type { Instant } from "../time.ts";
import type { BookingRequest } from "./request.ts";

/** What the transaction already knows: who the client turned out to be, and the ids given. */
export type Booked = {
  client: JournalClient;
  appliance_id: string;
  event_id: string;
  /** End of the visit as kept in the agenda. */
  end_at: Instant;
  at: Instant;
};

/** The journal that a booking opens, in order: client, appliance, notes, first status, appointment. */
export function journalOf(request: BookingRequest, booked: Booked): JournalItem[] {
  return [
    { type: "ClientAdded", payload: { client: booked.client } },
    ...applianceItem(request, booked),
    ...notesItem(request),
    ...statusItem(request),
    { type: "AppointmentPlanned", payload: appointmentOf(request, booked) },
  ];
}

const applianceItem = (
  { appliance }: BookingRequest,
  { appliance_id, at }: Booked,
): JournalItem[] =>
  appliance
    ? [
        {
          type: "ApplianceAdded",
          payload: { appliance: newAppliance({ ...appliance, id: appliance_id, created_at: at }) },
        },
      ]
    : [];

/** Notes are added only when something is left after trimming (specification §5). */
const notesItem = ({ description }: BookingRequest): JournalItem[] =>
  description.trim() ? [{ type: "NotesAdded", payload: { description: description.trim() } }] : [];

function statusItem({ kind }: BookingRequest): JournalItem[] {
  const to = initialStatus(kind);
  return to === "Brouillon" ? [] : [{ type: "StatusChanged", payload: { from: "Brouillon", to } }];
}

const appointmentOf = ({ kind, where, slot }: BookingRequest, { event_id, end_at }: Booked) => ({
  event_id,
  kind,
  where,
  start_at: slot.start_at,
  end_at,
  public_start_at: slot.public_start_at,
  public_end_at: slot.public_end_at,
});
