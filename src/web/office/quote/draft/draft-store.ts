/** What was typed and not saved yet, kept in this browser: a reload or a cut loses nothing. */
import * as z from "zod/mini";
import type { QuoteDraft } from "./draft.ts";
import { readLines } from "./stored-lines.ts";

const PREFIX = "etabli.quote-draft.";

const draftShape = z.object({
  subject: z.string(),
  lines: z.unknown(),
  discount: z.nullable(z.number()),
  deposit: z.nullable(z.number()),
  validity_days: z.nullable(z.number()),
  keeps_parts: z.boolean(),
  urgent_on_request: z.boolean(),
  notes: z.string(),
});

/** A number that was half typed is kept as null by JSON: it reads as 0. */
export function parseDraft(text: string | null): QuoteDraft | undefined {
  if (!text) return undefined;
  try {
    const stored = draftShape.parse(JSON.parse(text));
    return {
      ...stored,
      lines: readLines(stored.lines),
      discount: stored.discount ?? 0,
      deposit: stored.deposit ?? 0,
      validity_days: stored.validity_days ?? 30,
    };
  } catch {
    return undefined;
  }
}

export const keptDraft = (key: string): QuoteDraft | undefined =>
  parseDraft(localStorage.getItem(PREFIX + key));

export const keepDraft = (key: string, draft: QuoteDraft): void =>
  localStorage.setItem(PREFIX + key, JSON.stringify(draft));

export const dropDraft = (key: string): void => localStorage.removeItem(PREFIX + key);
