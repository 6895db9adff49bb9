/** What a client and the shop wrote to each other, as the client reads it on the tracking page. */
import { badInput, clean, type BadInput } from "../../validation.ts";
import type { Instant } from "../../time.ts";
import { isJournalItem, type JournalEntry } from "../journal.ts";

export const LONGEST_MESSAGE = 2_000;

/** Cleaned; refused when there is nothing to say, or too much. */
export function parseMessage(typed: string): { text: string } | BadInput {
  const text = clean(typed);
  if (text === "") return badInput({ text: "Écrivez votre message." });
  if (text.length > LONGEST_MESSAGE)
    return badInput({ text: `Ce message est trop long : ${LONGEST_MESSAGE} signes au plus.` });
  return { text };
}

export type WritingProblem = "empty" | "too-long" | "too-many";

/** The form that writes to the shop: `id` makes two presses one message; `text` is what was typed and refused. */
export type Writing = { id: string; text: string; problem: WritingProblem | null };

export type Said = { by: "client" | "shop"; at: Instant; text: string };

/**
 * Oldest first. It begins with the client's first message from the page: what the shop wrote before, and what the
 * client answered by e-mail, was not written to be read by all who hold the link.
 */
export function conversationOf(items: readonly JournalEntry[]): Said[] {
  const said = items.flatMap((item) => saidIn(item));
  const first = said.findIndex(({ by }) => by === "client");
  return first === -1 ? [] : said.slice(first);
}

function saidIn(item: JournalEntry): Said[] {
  if (!isJournalItem(item)) return [];
  const { created_at: at } = item;
  if (item.type === "ClientReplied" && item.payload.channel === "page")
    return [{ by: "client", at, text: item.payload.text }];
  if (item.type === "MessageSent" && item.payload.text)
    return [{ by: "shop", at, text: item.payload.text }];
  return [];
}
