import { expect, test } from "vitest";
import { newEvent, type AgendaEvent } from "../../../../../domain/agenda/event.ts";
import { parseInstant, type Instant } from "../../../../../domain/time.ts";
import { planningFacts } from "./planning-facts.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const facts = (given: Partial<AgendaEvent>) =>
  planningFacts(
    newEvent({
      id: "e",
      shop_id: "s",
      kind: "Réparation",
      start_at: at("2026-11-23T09:00+01:00"),
      ...given,
    }),
    "Europe/Paris",
  ).map((fact) => fact.replace(/\s/g, " "));

test("an ordinary appointment has nothing more to say", () => {
  expect(facts({})).toEqual([]);
});

test("the announced and the wished hours, and each trip, are said", () => {
  const window = [at("2026-11-23T08:00+01:00"), at("2026-11-23T10:00+01:00")] as const;
  expect(
    facts({
      public_start_at: window[0],
      public_end_at: window[1],
      constraint_start_at: window[0],
      constraint_end_at: window[1],
      trip_duration_before: 15,
      trip_duration_after: 20,
    }),
  ).toEqual([
    expect.stringMatching(/^Annoncé au client : .* Horaire réel : /),
    expect.stringMatching(/^Souhaité par le client : /),
    "Trajet avant : 15 min, en plus de l’horaire.",
    "Trajet après : 20 min, compris dans l’horaire.",
  ]);
});
