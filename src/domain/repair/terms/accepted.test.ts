import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import type { JournalEntry } from "../journal.ts";
import { acceptedTermsIn } from "./accepted.ts";

const entry = { id: "i1", author: "client", created_by: null } as const;
const at = "2026-11-23T06:00:00.000Z" as Instant;
const items: JournalEntry[] = [
  { ...entry, created_at: at, type: "UrgencyChanged", payload: { urgency: 1 } },
  {
    ...entry,
    created_at: at,
    type: "TermsAccepted",
    payload: { terms_id: "t1", sha256: "abc" },
  },
];

test("a booking keeps which terms were accepted, and when", () => {
  expect(acceptedTermsIn(items)).toEqual({ at, terms_id: "t1", sha256: "abc" });
});

test("a repair that the desk opened has none", () => {
  expect(acceptedTermsIn(items.slice(0, 1))).toBeNull();
});
