import { expect, test } from "vitest";
import { LineSplitter, separatorOf } from "./split.ts";

const split = (pieces: string[], separator = ";") => {
  const splitter = new LineSplitter(separator);
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
};

test.each([
  [
    "a;b\nc;d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a;b\r\nc;d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    '"a;1";"b ""x"""\nc;d',
    [
      ["a;1", 'b "x"'],
      ["c", "d"],
    ],
  ],
  [
    '"two\nlines";b\nc;d',
    [
      ["two\nlines", "b"],
      ["c", "d"],
    ],
  ],
  ["", []],
  ["\n", [[""]]],
])("%j is cut the same wherever its pieces end", (text, cells) => {
  expect(split([text]).map((line) => line.cells)).toEqual(cells);
  expect(split(Array.from(text)).map((line) => line.cells)).toEqual(cells);
});

test("lines have the numbers that a spreadsheet shows", () => {
  expect(split(["a\n\nb\n"]).map(({ line }) => line)).toEqual([1, 2, 3]);
});

test("a quote that is never closed costs its line, not the file", () => {
  const lines = split([`x;"open\n${"a;b\n".repeat(20_000)}`]);
  expect(lines.length).toBeGreaterThan(19_000);
  expect(lines.at(-1)?.cells).toEqual(["a", "b"]);
});

test.each([
  ["Réf;Nom;Prix", ";"],
  ["Ref,Name,Price", ","],
  ["Ref\tName", "\t"],
  ['"a,b";c', ";"],
  ["seul", ";"],
])("%j is cut by %j", (head, separator) => {
  expect(separatorOf(head)).toBe(separator);
});
