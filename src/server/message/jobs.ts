/** Carries queued messages out of the house, at least once. */
import { z } from "zod";
import { toInstant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { lastly, mintScope, type ShopDb } from "../platform/database/scope.ts";
import { isFinal, type Letter, type Mail, type MailTransport } from "../platform/mail.ts";
import type { Task } from "../platform/queue/runner.ts";
import { lettersToSend, markFailure, markSent } from "./store.ts";

type Parts = { database: Pick<Database, "withShop">; mail: Pick<Mail, "send"> };

/** Letters that one event announces together are one task. */
const job = z.object({
  shop_id: z.uuid(),
  message_id: z.uuid().optional(),
  message_ids: z.array(z.uuid()).default([]),
});

/**
 * The task "send-message". A message that has left is skipped; one whose process is killed after the server
 * accepted it and before we wrote so leaves again with the same Message-ID, by which a mailbox knows the
 * double. A refusal is an expected answer: the next attempt of that letter is planned
 * (domain/message/retry.ts), the task itself is done.
 */
export const sendMessage =
  ({ database, mail }: Parts): Task =>
  async (payload) => {
    const { shop_id, message_id, message_ids } = job.parse(payload);
    const ids = message_id === undefined ? message_ids : [message_id, ...message_ids];
    if (ids.length === 0) return;
    const scope = mintScope(shop_id, { kind: "system" });
    const letters = await database.withShop(
      scope,
      async (db) => lastly(() => lettersToSend(db, ids)),
      "read",
    );
    if (letters.length === 0) return;
    const outcomes = await Promise.all(letters.map((letter) => carry(mail, letter)));
    await database.withShop(scope, (db) => markOutcomes(db, shop_id, outcomes));
  };

async function markOutcomes(db: ShopDb, shop_id: string, outcomes: Outcome[]) {
  const at = toInstant(Date.now());
  for (const outcome of outcomes)
    if ("error" in outcome) await markFailure(db, { shop_id, at, ...outcome });
  const sent = outcomes.filter((outcome) => "transport" in outcome);
  const [first] = sent;
  return lastly(async () => {
    if (!first) return;
    const ids = sent.map(({ id }) => id);
    await markSent(db, { ids, transport: first.transport, sent_at: at });
  });
}

type Outcome =
  | { id: string; transport: MailTransport }
  | { id: string; error: string; final: boolean };

const carry = (mail: Parts["mail"], letter: Letter): Promise<Outcome> =>
  mail.send(letter).then(
    (transport) => ({ id: letter.id, transport }),
    (error: unknown) => ({ id: letter.id, error: textOf(error), final: isFinal(error) }),
  );

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
