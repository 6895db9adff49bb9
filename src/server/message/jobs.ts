/** Carries queued messages out of the house, at least once. */
import { z } from "zod";
import { toInstant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope } from "../platform/database/scope.ts";
import { isFinal, type Letter, type Mail, type MailTransport } from "../platform/mail.ts";
import type { Task } from "../platform/queue/runner.ts";
import { letterOf, markFailure, markSent } from "./store.ts";

type Parts = { database: Pick<Database, "withShop">; mail: Pick<Mail, "send"> };

const job = z.object({ shop_id: z.uuid(), message_id: z.uuid() });

/**
 * The task "send-message". A message that has left is skipped; one that is killed between the server's
 * yes and ours leaves again with the same Message-ID, by which a mailbox knows the double. A refusal is
 * an expected answer: the next attempt is planned (domain/message/retry.ts), the task itself is done.
 */
export const sendMessage =
  ({ database, mail }: Parts): Task =>
  async (payload) => {
    const { shop_id, message_id: id } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    const letter = await database.withShop(scope, (db) => letterOf(db, id), "read");
    if (!letter) return;
    const carried = await carry(mail, letter);
    const at = toInstant(Date.now());
    await database.withShop(scope, (db) =>
      "error" in carried
        ? markFailure(db, { id, shop_id, at, ...carried })
        : markSent(db, { id, sent_at: at, ...carried }),
    );
  };

type Carried = { transport: MailTransport } | { error: string; final: boolean };

const carry = (mail: Parts["mail"], letter: Letter): Promise<Carried> =>
  mail.send(letter).then(
    (transport) => ({ transport }),
    (error: unknown) => ({ error: textOf(error), final: isFinal(error) }),
  );

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
