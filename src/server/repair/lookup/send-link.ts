/** Sends the tracking link to the e-mail address stored on the client's record, never to the address typed. */
import { trackingLink } from "../../../domain/message/link.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { loadClients } from "../../client/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import { changeContext } from "../../platform/change.ts";
import { countAttempt } from "../../platform/limit.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Services } from "../../services.ts";
import { clientScope, loadShop } from "../../shop/store.ts";
import { loadAppliances } from "../appliance/store.ts";
import { loadRepairs } from "../store.ts";
import { lookUpRepairs, type LookupContact } from "./store.ts";

const HOUR = 3_600_000;
const LINKS_PER_HOUR = 3;

export async function mayResend(database: Database, id: string): Promise<boolean> {
  const { current } = await countAttempt(database, `link ${id}`, HOUR);
  return current <= LINKS_PER_HOUR;
}

export async function sendTrackingLinks(services: Services, contact: LookupContact): Promise<void> {
  for (const { shop_id, repair_id } of await lookUpRepairs(services.database, contact))
    if (await mayResend(services.database, repair_id))
      await sendTrackingLink(services, shop_id, repair_id);
}

async function sendTrackingLink(
  services: Services,
  shop_id: string,
  repair_id: string,
): Promise<void> {
  const scope = clientScope(shop_id);
  if (!scope) return;
  const { at, origin } = changeContext(services, scope);
  await services.database.withShop(scope, async (db) => {
    const [shop, [repair]] = await Promise.all([
      loadShop(db, shop_id),
      loadRepairs(db, [repair_id]),
    ]);
    const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
    if (!shop || !repair || !client) return;
    const { reference, sheetid, appliance_id } = repair;
    const [appliance] = await loadAppliances(db, appliance_id ? [appliance_id] : []);
    const url = `${origin}/suivi/${sheetid}`;
    const email = trackingLink({
      to: client.email,
      shop: senderOf(shop),
      url,
      kind_id: appliance?.kind_id ?? null,
      reference,
    });
    await queueEmail(db, email, { at, repair_id });
  });
}
