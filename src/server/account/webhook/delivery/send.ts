/** Sends one delivery to its address: taken, signed, posted, and what came of it recorded. */
import type { ShopScope } from "../../../../domain/account/scope.ts";
import { ATTEMPT_MS } from "../../../../domain/account/webhook/retry.ts";
import type { Instant } from "../../../../domain/time.ts";
import type { Config } from "../../../platform/config.ts";
import type { Database } from "../../../platform/database/open.ts";
import { postOutside } from "../../../platform/outbound/post.ts";
import { openText } from "../../../platform/security/sealed-text.ts";
import { signatureOf } from "../secret/sign.ts";
import { settleAttempt } from "./settle.ts";
import { takeDelivery, type Ready } from "./take.ts";
import type { Records } from "./write-bodies.ts";

export type SendServices = {
  database: Pick<Database, "withShop">;
  config: Pick<Config, "WEBHOOKS_LOCAL">;
  clock: () => Instant;
  ledgerKey: Buffer;
  records: Records;
};

/** Safe to run twice: what is in flight, or was sent, is left alone. */
export async function sendDelivery(
  services: SendServices,
  scope: ShopScope,
  id: string,
): Promise<void> {
  const { database, clock, config, ledgerKey, records } = services;
  const ready = await database.withShop(scope, (db) =>
    takeDelivery(db, id, { now: clock(), records, scope }),
  );
  if (!ready) return;
  const at = clock();
  const result = await postOutside({
    url: ready.url,
    headers: headersOf(ready, { at, ledgerKey }),
    body: ready.body,
    limit: ATTEMPT_MS,
    isLocalAllowed: config.WEBHOOKS_LOCAL,
  });
  await database.withShop(scope, (db) => settleAttempt(db, ready, { result, at: clock(), scope }));
}

function headersOf(
  { webhook_id, event_id, body, secret, former_secret, former_until }: Ready,
  { at, ledgerKey }: { at: Instant; ledgerKey: Buffer },
): Record<string, string> {
  const former = former_until !== null && former_until > at ? former_secret : null;
  const secrets = [secret, ...(former === null ? [] : [former])].map((sealed) =>
    openText(ledgerKey, sealed, webhook_id),
  );
  const timestamp = Math.floor(Date.parse(at) / 1000);
  return {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "etabli-webhooks/1",
    "webhook-id": event_id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf(secrets, { id: event_id, timestamp, body }),
  };
}
