/** Sends one flow to the shop's platform: the same file under the same tracking number, until it is taken. */
import { createHash } from "node:crypto";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { nextAttempt } from "../../../domain/account/webhook/retry.ts";
import { addMinutes, minutesBetween, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { FlowAnswer } from "../../platform/flows/ask.ts";
import { sendFlow } from "../../platform/flows/client.ts";
import type { NewFlow } from "../../platform/flows/multipart.ts";
import { connect, type PlatformMeans } from "./connect.ts";
import {
  enqueueFlow,
  enqueueFollowing,
  enqueueReading,
  lockFlow,
  recordSending,
  type FlowKind,
  type OutgoingFlow,
} from "./sending/store.ts";
import { loadConnection, type Connection } from "./store.ts";

export type FlowFile = Pick<NewFlow, "name" | "syntax" | "type" | "mime" | "bytes">;

export type FlowSubject = Pick<OutgoingFlow, "subject_id" | "tracking_id">;

/** What each kind of flow carries; undefined when it is gone. */
export type FlowFiles = Record<
  FlowKind,
  (scope: ShopScope, flow: FlowSubject) => Promise<FlowFile | undefined>
>;

export type SendServices = PlatformMeans & {
  database: Pick<Database, "withShop">;
  clock: () => Instant;
  files: FlowFiles;
};

/** Safe to run twice: what was sent is left alone, and a platform knows a tracking number again. */
export async function sendOne(services: SendServices, scope: ShopScope, id: string): Promise<void> {
  const { database, clock, files } = services;
  const { waiting, connection } = await database.withShop(scope, async (db) => ({
    waiting: await lockFlow(db, id),
    connection: await loadConnection(db),
  }));
  // Without a platform it waits for the next one.
  if (!waiting || !connection || (waiting.next_at ?? "") > clock()) return;
  const file = await files[waiting.kind](scope, waiting);
  const began = clock();
  // Before it leaves: the platform's own call may come before its answer, and is not put off by this.
  if (file) await database.withShop(scope, (db) => readSoon(db, scope, began));
  const answer = file
    ? await post(services, scope, { waiting, connection, file })
    : { failure: "unreadable" as const, detail: "" };
  await database.withShop(scope, async (db) => {
    const at = clock();
    if ("value" in answer) {
      await recordSending(db, id, { state: "sent", flow_id: answer.value, at });
      await enqueueFollowing(db, id);
      // The platform took longer to answer than a check takes.
      if (minutesBetween(began, at) >= CHECKED_AFTER) await readSoon(db, scope, at);
      return;
    }
    const next_at = nextAttempt(waiting.attempts + 1, at);
    const failure = `${answer.failure} ${answer.detail}`.trim();
    await recordSending(db, id, { state: next_at ? "waiting" : "failed", failure, next_at });
    if (next_at) await enqueueFlow(db, { shop_id: scope.shop_id, id }, next_at);
  });
}

/** Minutes: a platform checks a file in that time, or the reading of every ten minutes finds its verdict. */
const CHECKED_AFTER = 0.1;

const readSoon = (db: ShopDb, { shop_id }: ShopScope, at: Instant): Promise<void> =>
  enqueueReading(db, shop_id, addMinutes(at, CHECKED_AFTER));

type Posting = { waiting: OutgoingFlow; connection: Connection; file: FlowFile };

async function post(
  services: SendServices,
  scope: ShopScope,
  { waiting, connection, file }: Posting,
): Promise<FlowAnswer<string>> {
  const session = await connect(services, scope, connection);
  if ("failure" in session) return session;
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  return sendFlow(session.value, { ...file, tracking_id: waiting.tracking_id, sha256 });
}
