import { expect, it } from "vitest";
import { cells, type Row } from "../bench/table.ts";

const row = (content: Partial<Row>): Row => ({
  what: "a booking",
  unit: "ms",
  ours: 18,
  ...content,
});

it.each<[string, Partial<Row>, string]>([
  [
    "a time is asked of a slower machine in proportion",
    { aim: { most: 12 } },
    "≤ 12 ms (19.2 ms here) ✓",
  ],
  [
    "a time that is too long in proportion is missed",
    { ours: 20, aim: { most: 12 } },
    "≤ 12 ms (19.2 ms here) ✗",
  ],
  ["memory is not scaled", { unit: "MiB", ours: 400, aim: { most: 300 } }, "≤ 300 MiB ✗"],
  ["bytes are not scaled", { unit: "kB", ours: 79, aim: { most: 80 } }, "≤ 80 kB ✓"],
  [
    "a ratio is not scaled",
    { reference: { name: "bare", value: 30 }, aim: { ratio: 0.67 } },
    "ratio ≥ 0.67 ✗",
  ],
  [
    "a ratio is met",
    { reference: { name: "bare", value: 20 }, aim: { ratio: 0.67 } },
    "ratio ≥ 0.67 ✓",
  ],
  ["a row without an aim says nothing", {}, ""],
])("%s", (_title, content, aim) => {
  expect(cells(row(content), 1.6)["aim"]).toBe(aim);
});

it("a row shows its figure, its reference and their ratio", () => {
  const content = { ours: 31.54, reference: { name: "the same rows", value: 15 } };
  expect(cells(row(content), 1)).toEqual({
    what: "a booking",
    ours: "31.5 ms",
    reference: "15 ms, the same rows",
    ratio: "2.1",
    aim: "",
  });
});
