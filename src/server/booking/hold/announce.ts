/** What a confirmed booking announces: the client's confirmation, and the notice that the shop did not receive before. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { storedCard } from "../../../domain/catalogue/safety/cards.ts";
import { formatAddress } from "../../../domain/client/address.ts";
import { fullName } from "../../../domain/client/names.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import { appointmentChange } from "../../../domain/repair/appointment.ts";
import { announceAppointment, type AnnouncementContext } from "../../agenda/announce.ts";
import { loadClients } from "../../client/store.ts";
import { queueEmails } from "../../message/outbox/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs } from "../../repair/store.ts";
import { noticeToShop, notifyBooking } from "../announce.ts";

export const announceToClient = (
  db: ShopDb,
  { repair_id, event }: { repair_id: string; event: AgendaEvent },
  announcing: AnnouncementContext,
): Promise<void> =>
  announceAppointment(db, {
    ...announcing,
    repair_id,
    before: undefined,
    after: event,
    items: appointmentChange(undefined, event),
  });

export async function announceToShop(
  db: ShopDb,
  { repair_id, event }: { repair_id: string; event: AgendaEvent },
  { shop, origin, at, author }: AnnouncementContext,
): Promise<void> {
  const [repair] = await loadRepairs(db, [repair_id]);
  const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
  if (!repair || !client) return;
  const [appliance] = await loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []);
  const [address] = client.addresses;
  const [phone] = client.phones;
  const window = {
    public_start_at: event.public_start_at ?? event.start_at,
    public_end_at: event.public_end_at ?? event.end_at,
  };
  const email = noticeToShop(shop, `${origin}/app/sheet/${repair_id}`, {
    kind: event.kind,
    where: event.where,
    ...window,
    reference: repair.reference,
    client: fullName(client),
    phone: phone ? formatPhone(phone.number) : "",
    appliance: appliance ? applianceLabel(appliance) : "",
    address: address ? formatAddress(address) : "",
    description: repair.description,
    danger: storedCard(repair.danger),
  });
  await queueEmails(db, { shop_id: shop.id, repair_id, at }, [{ email }]);
  await notifyBooking(db, { shop, repair_id, client: fullName(client), author, at, ...window });
}
