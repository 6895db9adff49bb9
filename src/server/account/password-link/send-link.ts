/** Sends the link of a forgotten password to the e-mail of the account, and nowhere else. */
import { randomUUID } from "node:crypto";
import { passwordLink } from "../../../domain/message/account.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { countAttempt } from "../../platform/limit.ts";
import type { Log } from "../../platform/log.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { secretName, secretOf } from "../../platform/security/letter-secret.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { recordAccountEvent } from "../audit/record.ts";
import { openPasswordLink, type LinkAccount } from "./store.ts";

const HOUR = 3_600_000;
const LINKS_PER_HOUR = 3;

export type LinkServices = Pick<Services, "config" | "database" | "clock" | "ledgerKey">;
type Demand = { email: string; ip: string | undefined; log: Log };

/** Counted by e-mail before it is looked up: a known and an unknown one are treated alike. */
export async function sendPasswordLink(
  services: LinkServices,
  { email, ip, log }: Demand,
): Promise<void> {
  const { database, ledgerKey, clock } = services;
  const { current } = await countAttempt(database, `password link ${email.toLowerCase()}`, HOUR);
  if (current > LINKS_PER_HOUR) return logSecurity(log, "password-link.delayed", { ip });
  const id = randomUUID();
  const account = await openPasswordLink(database, { email, token: secretOf(ledgerKey, id) });
  const facts = { account_id: account?.id, shop_id: account?.shop_id, ip };
  logSecurity(log, account ? "password-link.sent" : "password-link.unknown", facts);
  if (!account) return;
  await recordAccountEvent(database, { action: "password-link.sent", account, at: clock(), ip });
  await writeLetter(services, account, id);
}

/** The secret stands behind « # »: no server, proxy or log receives it. */
async function writeLetter(
  { config, database, clock }: LinkServices,
  { shop_id, email: to }: LinkAccount,
  id: string,
): Promise<void> {
  await database.withShop(mintScope(shop_id, { kind: "system" }), async (db) => {
    const shop = await loadShop(db, shop_id);
    if (!shop) return;
    const url = `${publicOrigin(config)}/app/connexion#mot-de-passe=${secretName(id)}`;
    await queueEmail(db, passwordLink({ to, shop: senderOf(shop), url }), { at: clock() });
  });
}
