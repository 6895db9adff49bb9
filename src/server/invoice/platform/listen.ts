/** Webhook subscriptions at the shop's platform: made when it is connected, ended when it is disconnected. */
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
 * Subscribes, or subscribes again when a subscription is missing: many platforms remove one whose calls failed for a day.
 * Errors are ignored: a platform without webhooks is still read every ten minutes.
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

/** Ends the subscriptions, before the connection is removed or replaced. When the platform does not answer, its later calls get a 404. */
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

/** Whether the platform can call this server: it needs a public address, except for the simulator and in tests. */
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
