/** Compares the digits that a visitor typed with those that were sent, and opens the record that they prove. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import {
  CODE_MINUTES,
  CODE_TRIES,
  isOver,
  typedDigits,
} from "../../../domain/booking/returning/code.ts";
import type { KnownClient } from "../../../domain/booking/returning/known.ts";
import { refuse, type Decision } from "../../../domain/decision.ts";
import { countAttempt } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { loadKnown, reachedBy } from "./load.ts";
import { openCode, sealPass } from "./open.ts";

type Typed = { code_id: string; code: string };
export type CodeRefusal = "code-wrong" | "code-expired" | "code-spent";

/** Longer than a code lasts, in milliseconds: what was counted is forgotten only once it is over. */
const COUNTED = 2 * CODE_MINUTES * 60_000;

/**
 * Each try is counted before it is compared, and a right code serves once: both counts are rows that simultaneous
 * requests take one after the other.
 */
export async function confirmClientCode(
  services: Services,
  scope: ShopScope,
  { code_id, code: typed }: Typed,
): Promise<Decision<{ clients: KnownClient[] }, CodeRefusal>> {
  const { database, clock } = services;
  const { shop_id } = scope;
  const code = openCode(services, code_id);
  if (!code || code.shop_id !== shop_id) return refuse("code-wrong");
  if (isOver(code, clock())) return refuse("code-expired");
  const tries = await countAttempt(database, `client-code try ${code.id}`, COUNTED);
  if (tries.current > CODE_TRIES) return refuse("code-spent");
  if (typedDigits(typed) !== code.digits) return refuse("code-wrong");
  const uses = await countAttempt(database, `client-code use ${code.id}`, COUNTED);
  if (uses.current > 1) return refuse("code-spent");
  const clients = await database.withShop(
    scope,
    async (db) => {
      const reached = await reachedBy(db, code);
      return Promise.all(
        reached.map(async (client) => ({
          ...(await loadKnown(db, client)),
          pass: sealPass(services, { shop_id, client_id: client.id }),
        })),
      );
    },
    "read",
  );
  return clients.length > 0 ? { clients } : refuse("code-wrong");
}
