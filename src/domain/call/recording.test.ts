import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import {
  deletedAt,
  keptSince,
  RECORDING_DAYS,
  recordingQuestion,
  stepOf,
  type RecordingStep,
} from "./recording.ts";

const at = (day: string) => `${day}T09:00:00.000Z` as Instant;

test.each<[string | null, string | null, RecordingStep]>([
  [null, null, "asked"],
  [null, "2026-11-28", "over"],
  ["2026-11-28", null, "on"],
  ["2026-11-28", "2026-11-28", "over"],
])("agreed %s, ended %s: %s", (agreed, ended, step) => {
  const recording = { agreed_at: agreed && at(agreed), ended_at: ended && at(ended) };
  expect(stepOf(recording as Parameters<typeof stepOf>[0])).toBe(step);
});

test("the film is kept thirty days from the yes, over a change of the clocks too", () => {
  expect(deletedAt(at("2026-10-20"))).toBe(at("2026-11-19"));
  expect(keptSince(deletedAt(at("2026-10-20")))).toBe(at("2026-10-20"));
});

test("the question says who asks, what is recorded, how long it is kept, and that a no changes nothing", () => {
  const asked = recordingQuestion("Atelier du Lavoir");
  for (const said of [
    "Atelier du Lavoir",
    "image et voix",
    `${RECORDING_DAYS}\u00a0jours`,
    "Si vous refusez",
  ])
    expect(asked).toContain(said);
});
