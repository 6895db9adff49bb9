import { expect, test } from "vitest";
import { parseInstant, type Instant } from "../../time.ts";
import type { JournalEntry } from "../journal.ts";
import { PHOTO_CONSENT, photoConsentIn } from "./photo-consent.ts";

const at = (hour: number): Instant => {
  const instant = parseInstant(`2026-11-23T${hour}:00:00Z`);
  if (!instant) throw new Error("no instant");
  return instant;
};
const said = (hour: number, allowed: boolean, text = PHOTO_CONSENT): JournalEntry => ({
  type: "PhotosAllowed",
  payload: { allowed, text },
  id: String(hour),
  author: "client",
  created_by: null,
  created_at: at(hour),
});

test.each<[string, JournalEntry[], number | null]>([
  ["never given", [], null],
  ["given", [said(10, true)], 10],
  ["taken back", [said(10, true), said(11, false)], null],
  ["given again", [said(10, true), said(11, false), said(12, true)], 12],
])("a consent %s", (_, items, since) => {
  expect(photoConsentIn(items)?.since ?? null).toBe(since === null ? null : at(since));
});

test("it keeps the words that were agreed to, even when ours have changed since", () => {
  expect(photoConsentIn([said(10, true, "Oui, sans mon nom.")])?.text).toBe("Oui, sans mon nom.");
});
