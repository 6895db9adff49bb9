/** Asks the shop's platform to call when something is new, and no more once the shop leaves it. */
import { randomBytes } from "node:crypto";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { SIMULATOR } from "../../../domain/invoice/platform/connection.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { FlowSession } from "../../platform/flows/ask.ts";
import {
  findSubscriptions,
  subscribe,
  unsubscribe,
  type WatchedFlow,
} from "../../platform/flows/calls.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { openText, sealText } from "../../platform/security/sealed-text.ts";
import { boundTo, connect, type PlatformMeans } from "./connect.ts";
import { loadConnection, saveCalls, type Connection } from "./store.ts";

export type ListenServices = Omit<PlatformMeans, "config"> & {
  config: Pick<Config, "WEBHOOKS_LOCAL" | "PUBLIC_URL" | "PORT">;
  database: Pick<Database, "withShop">;
};

/** What is read of a platform: verdicts on what was sent, statuses of clients, invoices of suppliers. */
const WATCHED: readonly WatchedFlow[] = [
  { flowType: "CustomerInvoice", flowDirection: "Out" },
  { flowType: "CustomerInvoiceLC", flowDirection: "Out" },
  { flowType: "CustomerInvoiceLC", flowDirection: "In" },
  { flowType: "SupplierInvoice", flowDirection: "In" },
  { flowType: "SupplierInvoiceLC", flowDirection: "Out" },
  { flowType: "MultiFlowReport", flowDirection: "Out" },
];

/** The key by which a platform signs its calls, sealed for this shop. */
export const newCallSecret = (ledgerKey: Buffer, shop_id: string): string =>
  sealText(ledgerKey, randomBytes(32).toString("base64"), boundTo(shop_id));

/**
 * Subscribes, or again when the platform lost a subscription: many end one whose calls failed for a day. A platform that
 * offers no calls is still read every ten minutes, so that a failure here is no failure.
 */
export async function listenToPlatform(services: ListenServices, scope: ShopScope): Promise<void> {
  const opened = await openConnected(services, scope);
  if (!opened || !isReached(services.config, opened.connection)) return;
  const { session, connection } = opened;
  const known = await findSubscriptions(session);
  if ("failure" in known) return;
  const ours = connection.call_ids.filter((id) => known.value.includes(id));
  if (ours.length === WATCHED.length) return;
  for (const id of ours) await unsubscribe(session, id);
  const call_ids = await subscribeAll(services, scope, { session, connection });
  await services.database.withShop(scope, (db) =>
    saveCalls(db, { token: connection.token, call_ids }),
  );
}

/** Before the shop leaves its platform, or changes its key. One that does not answer calls in vain. */
export async function leavePlatform(services: ListenServices, scope: ShopScope): Promise<void> {
  const opened = await openConnected(services, scope);
  for (const id of opened?.connection.call_ids ?? [])
    if (opened) await unsubscribe(opened.session, id);
}

type Opened = { session: FlowSession; connection: Connection };

async function openConnected(
  services: ListenServices,
  scope: ShopScope,
): Promise<Opened | undefined> {
  const connection = await services.database.withShop(scope, loadConnection, "read");
  const session = connection && (await connect(services, scope, connection));
  return session && "value" in session ? { session: session.value, connection } : undefined;
}

/** From outside, a server without a public address is called by nobody. */
const isReached = (
  { PUBLIC_URL, WEBHOOKS_LOCAL }: ListenServices["config"],
  { url }: Connection,
): boolean => PUBLIC_URL !== undefined || WEBHOOKS_LOCAL || url === SIMULATOR;

async function subscribeAll(
  { config, ledgerKey }: ListenServices,
  { shop_id }: ShopScope,
  { session, connection }: Opened,
): Promise<string[]> {
  const callback = {
    url: `${publicOrigin(config)}/api/v1/inbound/platform/${connection.token}`,
    key: openText(ledgerKey, connection.call_secret, boundTo(shop_id)),
  };
  const answers = await Promise.all(
    WATCHED.map((watched) => subscribe(session, callback, watched)),
  );
  return answers.flatMap((answer) => ("value" in answer ? [answer.value] : []));
}
