/** Carries queued messages out of the house, at least once. */
import { z } from "zod";
import { toInstant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope } from "../platform/database/scope.ts";
import { isFinal, type Letter, type Mail, type MailTransport } from "../platform/mail.ts";
import type { Task } from "../platform/queue.ts";
import { letterOf, markFailure, markSent } from "./store.ts";

type Parts = { database: Pick<Database, "withShop">; mail: Pick<Mail, "send"> };

const job = z.object({ shop_id: z.uuid(), message_id: z.uuid() });

/**
 * The task "send-message". A message that has left is skipped; one that is killed between the server's
 * yes and ours leaves again with the same Message-ID, by which a mailbox knows the double. What the
 * server refuses for good fails at once, anything else at the last attempt of the queue.
 */
export const sendMessage =
  ({ database, mail }: Parts): Task =>
  async (payload, { attempt, max_attempts }) => {
    const { shop_id, message_id: id } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    const letter = await database.withShop(scope, (db) => letterOf(db, id), "read");
    if (!letter) return;
    const carried = await carry(mail, letter);
    if (!("error" in carried)) {
      const { transport } = carried;
      await database.withShop(scope, (db) =>
        markSent(db, { id, transport, sent_at: toInstant(Date.now()) }),
      );
      return;
    }
    const final = isFinal(carried.error);
    const failure = { id, error: textOf(carried.error), last: final || attempt >= max_attempts };
    await database.withShop(scope, (db) => markFailure(db, failure));
    if (!final) throw carried.error;
  };

const carry = (
  mail: Parts["mail"],
  letter: Letter,
): Promise<{ transport: MailTransport } | { error: unknown }> =>
  mail.send(letter).then(
    (transport) => ({ transport }),
    (error: unknown) => ({ error }),
  );

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
