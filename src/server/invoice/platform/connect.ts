/** How the application speaks to a shop's platform: its address, its key unsealed, a session opened. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { SIMULATOR } from "../../../domain/invoice/platform/connection.ts";
import type { Config } from "../../platform/config.ts";
import type { FlowAnswer, FlowSession } from "../../platform/flows/ask.ts";
import { openFlows } from "../../platform/flows/client.ts";
import { openText } from "../../platform/security/sealed-text.ts";
import type { Connection } from "./store.ts";

export type PlatformMeans = {
  config: Pick<Config, "WEBHOOKS_LOCAL">;
  ledgerKey: Buffer;
  /** Where the simulator listens; absent without one. */
  simulator?: string | undefined;
};

/** Names the record, so that a sealed key opens nowhere else. */
export const boundTo = (shop_id: string): string => `platform ${shop_id}`;

export function connect(
  { config, ledgerKey, simulator }: PlatformMeans,
  { shop_id }: Pick<ShopScope, "shop_id">,
  { url, login, secret }: Pick<Connection, "url" | "login" | "secret">,
): Promise<FlowAnswer<FlowSession>> {
  const isOurs = url === SIMULATOR && simulator !== undefined;
  return openFlows({
    url: isOurs ? simulator : url,
    login,
    secret: openText(ledgerKey, secret, boundTo(shop_id)),
    isLocalAllowed: isOurs || config.WEBHOOKS_LOCAL,
  });
}
