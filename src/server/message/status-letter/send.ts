/** Tells the client of a repair the status that it took, in the shop's words. */
import { fullName } from "../../../domain/client/names.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { statusLetter } from "../../../domain/message/status-letter/letter.ts";
import type { LetterValues } from "../../../domain/message/status-letter/fields.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import { formatWindow, type Instant } from "../../../domain/time.ts";
import { eventsOfRepairs } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAffair, type Affair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";
import { claimChange, loadLetters } from "./store.ts";

type Moment = { at: Instant; origin: string };

/** Nothing when the shop does not send this letter, or the repair has already another status. Answers the message. */
export async function sendStatusLetter(
  db: ShopDb,
  repair_id: string,
  { at, origin }: Moment,
): Promise<string | undefined> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return undefined;
  const { status, sheetid } = affair.repair;
  const letter = (await loadLetters(db)).find((one) => one.status === status);
  if (!letter?.enabled || !(await claimChange(db, { repair_id, status }, at))) return undefined;
  const { client, shop, appliance } = affair;
  const kind_id = appliance?.kind_id ?? null;
  const values = await letterValues(db, affair, { at, origin });
  const stop_url = `${origin}/suivi/${sheetid}/messages`;
  const email = statusLetter(letter, {
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    values,
    stop_url,
  });
  return queueEmail(db, email, { at, repair_id });
}

/** What the fields of a letter say of one repair. */
export async function letterValues(
  db: ShopDb,
  { shop, repair, client, appliance }: Affair,
  { at, origin }: Moment,
): Promise<LetterValues> {
  const visits = await eventsOfRepairs(db, [repair.id]);
  const next = visits.find(({ status, end_at }) => status === "TODO" && end_at > at);
  const { public_start_at, start_at, public_end_at, end_at } = next ?? {};
  const [from, to] = [public_start_at ?? start_at, public_end_at ?? end_at];
  const sender = senderOf(shop);
  return {
    prenom: client.firstname,
    nom: client.type === "Entreprise" ? fullName(client) : client.lastname,
    appareil: appliance ? applianceLabel(appliance) : "",
    reference: repair.reference,
    date: from && to ? formatWindow(from, to, shop.timezone) : "",
    lien: `${origin}/suivi/${repair.sheetid}`,
    atelier: shop.name,
    telephone: sender.phone,
  };
}
