import { expect, test } from "vitest";
import { parseInstant, type Instant } from "../../time.ts";
import type { JournalEntry } from "../journal.ts";
import { BONUS_CONSENT_VERSION, bonusConsentIn, bonusConsentText } from "./bonus-consent.ts";

const at = (hour: number): Instant => {
  const instant = parseInstant(`2026-11-27T${hour}:00:00Z`);
  if (!instant) throw new Error("no instant");
  return instant;
};
const text = bonusConsentText("Atelier Garonne");
const said = (
  hour: number,
  allowed: boolean,
  author: JournalEntry["author"] = "client",
): JournalEntry => ({
  type: "BonusAllowed",
  payload: { allowed, text, version: BONUS_CONSENT_VERSION },
  id: String(hour),
  author,
  created_by: null,
  created_at: at(hour),
});

test.each<[string, JournalEntry[], object | null]>([
  ["never given", [], null],
  ["given by the client", [said(10, true)], { since: at(10), by: "client", text }],
  ["noted at the counter", [said(10, true, "shop")], { since: at(10), by: "shop" }],
  ["taken back", [said(10, true), said(11, false)], null],
  [
    "noted, taken back by the client and given again",
    [said(10, true, "shop"), said(11, false), said(12, true)],
    { since: at(12), by: "client" },
  ],
])("a consent %s", (_, items, stands) => {
  const found = bonusConsentIn(items);
  if (stands) expect(found).toMatchObject(stands);
  else expect(found).toBeNull();
});

test("the words name the shop, what is handed over, to whom and what for", () => {
  for (const word of ["Atelier Garonne", "éco-organisme", "coordonnées", "photos", "bonus"])
    expect(text).toContain(word);
});
