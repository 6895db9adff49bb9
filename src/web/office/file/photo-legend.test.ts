import { expect, test } from "vitest";
import { legendOf } from "./photo-legend.ts";

test.each<[string, string[], string]>([
  ["a photo of nothing in particular needs no words", ["photo"], ""],
  ["what it shows", ["plaque"], "Plaque signalétique"],
  ["two things at once", ["panne", "avant"], "Panne · Avant réparation"],
  ["a word of a newer version is left out", ["panorama", "panne"], "Panne"],
])("%s", (_, tags, legend) => expect(legendOf({ tags })).toBe(legend));
