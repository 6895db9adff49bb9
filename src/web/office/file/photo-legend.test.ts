import { expect, test } from "vitest";
import { legendOf } from "./photo-legend.ts";

test.each<[string, string[], boolean, string]>([
  ["a photo of nothing in particular needs no words", ["photo"], false, ""],
  ["what it shows", ["plaque"], false, "Plaque signalétique"],
  ["two things at once", ["panne", "avant"], false, "Panne · Avant réparation"],
  ["what the client sees is said", ["photo"], true, "Visible par le client"],
  ["both", ["apres"], true, "Après réparation · Visible par le client"],
  ["a word of a newer version is left out", ["panorama", "panne"], false, "Panne"],
])("%s", (_, tags, shared, legend) => expect(legendOf({ tags, shared })).toBe(legend));
