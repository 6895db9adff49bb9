/** The figures to keep, measured on the code as it stands and printed; each failure names where to begin. */
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { duplicated, filesUnder, measure } from "./measure.ts";

const SRC = path.resolve(import.meta.dirname, "../src");
const isTest = ({ file }: { file: string }): boolean => /\.test\.tsx?$/.test(file);
const linesOf = ({ text }: { text: string }): number => text.split("\n").length - 1;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const p90 = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)] ?? 0;

const files = filesUnder(SRC);
const testLines = sum([...files.filter(isTest), ...filesUnder(import.meta.dirname)].map(linesOf));
const sources = files.filter((source) => !isTest(source)).map(measure);
const lines = sum(sources.map((source) => source.lines));
const routines = sources.flatMap((source) => source.routines);
const longest = (items: readonly { where: string; lines: number }[]): string[] =>
  items
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, 8)
    .map((item) => `${item.where} (${item.lines})`);
const inTs = routines.filter(({ file }) => file.endsWith(".ts"));
const inTsx = routines.filter(({ file }) => file.endsWith(".tsx"));
const tangled = routines.filter(({ complexity }) => complexity > 10);
const anys = sources.flatMap((source) => source.anys);
const silenced = sources.flatMap((source) => source.suppressions);
const casts = sources.flatMap((source) => source.casts);
const twice = duplicated(sources);
const percent = (part: number, whole: number): number => Math.round((1e4 * part) / whole) / 100;

/** Measured, the most it may be, what to do otherwise and where to begin. */
const FIGURES: Record<string, [number, number, string, string[]]> = {
  "lines of a file, p90": [
    p90(sources.map((source) => source.lines)),
    150,
    "Long files hold two things; name the second. The aim is 130.",
    longest(sources.map(({ file, lines: size }) => ({ where: file, lines: size }))),
  ],
  "lines of a function in .ts, p90": [
    p90(inTs.map((routine) => routine.lines)),
    25,
    "Say the steps in a short function, and each step in its own.",
    longest(inTs),
  ],
  "lines of a function in .tsx, p90": [
    p90(inTsx.map((routine) => routine.lines)),
    65,
    "A component that scrolls is two components.",
    longest(inTsx),
  ],
  "functions with more than 10 paths, %": [
    percent(tangled.length, routines.length),
    0.8,
    "Turn the choices into a table, or name the cases.",
    tangled.map(({ where, complexity }) => `${where} (${complexity} paths)`),
  ],
  any: [anys.length, 0, "Say what it is, or unknown and parse it.", anys],
  "silenced checks": [silenced.length, 0, "Repair what the tool says instead.", silenced],
  "casts for 1000 lines": [
    percent(casts.length, lines) * 10,
    0.8,
    "Parse at the border once, then trust the types.",
    casts,
  ],
  "comments, % of lines": [
    percent(sum(sources.map((source) => source.commentLines)), lines),
    7.5,
    "Comments say why; names say what.",
    [],
  ],
  "duplicated lines, %": [
    percent(twice.length, lines),
    0.4,
    "Said twice, it wants a name and one home.",
    twice.map(({ where }) => where),
  ],
};

beforeAll(() => {
  console.table({
    ...Object.fromEntries(
      Object.entries(FIGURES).map(([name, [measured, most]]) => [name, { measured, most }]),
    ),
    "production lines": { measured: lines },
    "test lines ÷ production lines": { measured: percent(testLines, lines) / 100 },
  });
});

test.each(Object.entries(FIGURES))("%s", (name, [measured, most, lesson, worst]) => {
  const advice = `${name}: ${measured}, at most ${most}. ${lesson}\n${worst.slice(0, 40).join("\n")}`;
  expect(measured, advice).toBeLessThanOrEqual(most);
});
