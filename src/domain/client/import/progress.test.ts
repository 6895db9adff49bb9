import { expect, test } from "vitest";
import { IMPORT_PHASES, shareDone, type ImportProgress } from "./progress.ts";

const at = (phase: ImportProgress["phase"], done: number, all = 100): ImportProgress => ({
  phase,
  done,
  all,
});

test.each<[string, ImportProgress, boolean, number]>([
  ["nothing is read", at("reading", 0), false, 0],
  ["half of the lines of a check are read", at("reading", 50), true, 0.25],
  ["everything of a check is compared", at("comparing", 100), true, 1],
  ["everything is compared, nothing written", at("comparing", 100), false, 0.5],
  ["half of the records are written", at("writing", 50), false, 0.625],
  ["all can be found", at("finishing", 100), false, 1],
  ["there was nothing to write", at("writing", 0, 0), false, 0.75],
  ["more is told than there was", at("finishing", 130), false, 1],
])("%s", (_, progress, check, share) => {
  expect(shareDone(progress, check)).toBe(share);
});

test.each([true, false])("it never goes back, whatever the phase", (check) => {
  const phases = check ? IMPORT_PHASES.slice(0, 2) : IMPORT_PHASES;
  const shares = phases.flatMap((phase) =>
    [0, 40, 100].map((done) => shareDone(at(phase, done), check)),
  );
  expect(shares).toEqual(shares.toSorted((left, right) => left - right));
  expect(shares.at(-1)).toBe(1);
});
