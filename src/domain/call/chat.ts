/** What is written during a call and at its end: it is kept with the call, so that a cut loses no word. */
import * as z from "zod/mini";
import type { Instant } from "../time.ts";
import { anId, badInput, filled, paragraph, parseInput, type BadInput } from "../validation.ts";
import { LONGEST_CONCLUSION, OUTCOMES } from "./end.ts";
import type { Seat } from "./seat.ts";

export const LONGEST_CHAT = 1_000;
export const MOST_CHATS = 500;
export const LONGEST_NOTES = 5_000;

export type ChatLine = { id: string; seat: Seat; text: string; written_at: Instant };

const chat = z.object({ id: anId(), text: filled(LONGEST_CHAT, "Écrivez votre message.") });
export type Chat = z.infer<typeof chat>;
export const parseChat = (value: unknown): Chat | BadInput => parseInput(chat, value);

const notes = z.object({ call_id: anId(), notes: paragraph(LONGEST_NOTES) });
export type Notes = z.infer<typeof notes>;
export const parseNotes = (value: unknown): Notes | BadInput => parseInput(notes, value);

const ending = z.object({
  call_id: anId(),
  outcome: z.enum(OUTCOMES, "Choisissez ce qu’il en est."),
  conclusion: paragraph(LONGEST_CONCLUSION),
  /** The advice leaves to the client too. */
  letter: z.boolean(),
});
export type Ending = z.infer<typeof ending>;

export function parseEnding(value: unknown): Ending | BadInput {
  const read = parseInput(ending, value);
  if ("refused" in read || !read.letter) return read;
  if (read.outcome !== "solved") return { ...read, letter: false };
  return read.conclusion === "" ? badInput({ conclusion: "Écrivez le conseil à envoyer." }) : read;
}
