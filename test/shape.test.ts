/** The figures to keep, measured on the code as it stands and printed; each failure names where to begin. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { duplicated, filesUnder, measure } from "./measure.ts";

const SRC = path.resolve(import.meta.dirname, "../src");
const isTest = ({ file }: { file: string }): boolean => /\.test\.tsx?$/.test(file);
const linesOf = ({ text }: { text: string }): number => text.split("\n").length - 1;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const p90 = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)] ?? 0;

/** Data written as code: the catalogue and the diagnostic tree. They are not counted. */
const DATA = /^domain\/catalogue\/(kinds|tree)\/|^domain\/catalogue\/brands\.ts$/;

const files = filesUnder(SRC).filter(({ file }) => !DATA.test(file));
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

const commentShare = percent(sum(sources.map((source) => source.commentLines)), lines);

/** Measured, the most it may be, what to do otherwise and where to begin. */
const FIGURES: Record<string, [number, number, string, string[]]> = {
  "lines of a file, p90": [
    p90(sources.map((source) => source.lines)),
    130,
    "Long files hold two things; name the second.",
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
  "comments, % of lines": [commentShare, 7, "Comments say why; names say what.", []],
  "duplicated lines, %": [
    percent(twice.length, lines),
    0.4,
    "Said twice, it wants a name and one home.",
    twice.map(({ where }) => where),
  ],
};

/** Test lines that stand beside the production lines of one noun, divided by them. */
const ratioOf = (folder: string): number => {
  const inside = files.filter(({ file }) => file.startsWith(`${folder}/`));
  const production = inside.filter((source) => !isTest(source));
  return percent(sum(inside.filter(isTest).map(linesOf)), sum(production.map(linesOf))) / 100;
};

const nounsOf = (layer: string): string[] => [
  ...new Set(
    sources
      .map(({ file }) => file.split("/"))
      .filter(([first, , ...rest]) => first === layer && rest.length > 0)
      .map(([, noun]) => `${layer}/${noun}`),
  ),
];

/** The least that a noun of each layer has in tests; screens are held by the stories. */
const LEAST_RATIOS: Record<string, number> = Object.fromEntries([
  ...nounsOf("domain").map((noun) => [noun, 0.9]),
  ...nounsOf("server")
    // Wires are held by the tests of processes, faults and fuzzing in test/ besides their own.
    .filter((noun) => noun !== "server/platform")
    .map((noun) => [noun, 0.8]),
]);

/** Figures that are not kept yet, with what they may be meanwhile. They only come closer. */
const DEBTS_FILE = path.join(import.meta.dirname, "shape-debts.json");
const DEBTS: Record<string, number> = existsSync(DEBTS_FILE)
  ? JSON.parse(readFileSync(DEBTS_FILE, "utf8"))
  : {};

beforeAll(() => {
  console.table({
    ...Object.fromEntries(
      Object.entries(FIGURES).map(([name, [measured, most]]) => [name, { measured, most }]),
    ),
    "production lines": { measured: lines },
    "test lines ÷ production lines": { measured: percent(testLines, lines) / 100 },
    ...Object.fromEntries(
      Object.entries(LEAST_RATIOS).map(([noun, least]) => [
        `tests of ${noun}`,
        { measured: ratioOf(noun), least },
      ]),
    ),
  });
});

test.each(Object.entries(FIGURES))("%s", (name, [measured, most, lesson, worst]) => {
  const advice = `${name}: ${measured}, at most ${most}. ${lesson}\n${worst.slice(0, 40).join("\n")}`;
  expect(measured, advice).toBeLessThanOrEqual(DEBTS[name] ?? most);
});

test("comments are at least 3 % of the lines", () => {
  expect(commentShare).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(LEAST_RATIOS))("tests of %s", (noun, least) => {
  const advice = `${noun}: ${ratioOf(noun)} test lines for a line of production, at least ${least}.`;
  expect(ratioOf(noun), advice).toBeGreaterThanOrEqual(DEBTS[noun] ?? least);
});
