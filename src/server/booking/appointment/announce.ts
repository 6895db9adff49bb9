/** What the shop learns of a change by its client: a notification, and a letter. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { fullName } from "../../../domain/client/names.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { appointmentChanged } from "../../../domain/message/appointment.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { formatWindow } from "../../../domain/time.ts";
import { loadClients } from "../../client/store.ts";
import { notify } from "../../message/notification/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { OwnAppointment } from "./read.ts";

type Changed = {
  own: OwnAppointment;
  /** Undefined when the client cancelled. */
  before: AgendaEvent | undefined;
  after: AgendaEvent;
  reason: string;
};

export async function announceToShop(
  db: ShopDb,
  { own: { shop, repair, visit }, before, after, reason }: Changed,
  { author, at, origin }: ChangeContext,
): Promise<void> {
  const [client] = await loadClients(db, [repair.client_id]);
  if (!client) return;
  const zone = shop.timezone;
  const name = fullName(client);
  const window = announcedOf(after);
  const from = before && announcedOf(before);
  const letter = appointmentChanged({
    to: shop.email,
    shop: senderOf(shop),
    kind: after.kind,
    where: after.where,
    ...window,
    zone,
    reference: visit.map((part) => part.reference).join(", "),
    client: name,
    phone: formatPhone(client.phones[0]?.number ?? ""),
    ...(from && { from }),
    reason,
    url: `${origin}/app/sheet/${repair.id}`,
  });
  await queueEmail(db, letter, { at, repair_id: repair.id });
  const textOf = (given: Announced) =>
    formatWindow(given.public_start_at, given.public_end_at, zone);
  await notify(db, {
    kind: "appointment-changed",
    about: {
      client: name,
      window: textOf(window),
      ...(from && { from: textOf(from) }),
      ...(reason && { reason }),
    },
    repair_id: repair.id,
    author,
    at,
  });
}

type Announced = ReturnType<typeof announcedOf>;

const announcedOf = ({ start_at, end_at, public_start_at, public_end_at }: AgendaEvent) => ({
  public_start_at: public_start_at ?? start_at,
  public_end_at: public_end_at ?? end_at,
});
