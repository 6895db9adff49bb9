/** The queue of what was done without network, once something waits. */
import type { Client } from "urql";
import { startDeferred } from "../../platform/deferred/queue.ts";
import { sendAct } from "../../platform/deferred/send.ts";
import { askAllAgain } from "../../platform/live.ts";
import { effectsOf, kindNamed } from "./acts.ts";

export const officeOf = (client: Pick<Client, "mutation">) => ({
  effectsOf,
  startQueue: () =>
    startDeferred(async (act) => {
      const kind = kindNamed(act);
      // Its words stay; a person notes it anew.
      if (!kind) return { type: "refused", refused: "act-unknown" };
      return sendAct(client, kind, act).catch(() => ({ type: "cut" }) as const);
    }, askAllAgain),
});
