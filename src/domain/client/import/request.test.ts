import { expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import { CLIENT_COLUMNS } from "./columns.ts";
import { parseImport, readRows } from "./request.ts";
import { wholeOf } from "../../../../test/whole.ts";

const request = {
  import_id: "01990000-0000-7000-8000-00000000000A",
  noun: "client",
  filename: "clients.csv",
  columns: ["lastname", "", "password", "phone", "phone"],
  rows: [{ line: 2, cells: ["Dupont", "x", "y", "06", "05"] }],
};

test("an import is read, and only the columns that clients have are kept", () => {
  const read = parseImport(request);
  if (isRefusal(read)) throw new Error("refused");
  expect(read).toMatchObject({ import_id: request.import_id.toLowerCase(), check: false });
  expect(lines(read)).toEqual([{ line: 2, read: { lastname: "Dupont", phone: "06\n05" } }]);
});

/** What each line brings, as it is. */
const lines = (asked: Parameters<typeof readRows>[0]) =>
  wholeOf(readRows(asked, { columns: CLIENT_COLUMNS, readLine: ({ values }) => values }));

test.each<[string, unknown]>([
  ["cells that are no texts", { line: 2, cells: [1] }],
  ["a line without a number", { line: -1, cells: [] }],
  ["a line that is none", "Dupont"],
  ["more cells than any file has", { line: 2, cells: Array.from({ length: 101 }, () => "") }],
])("%s refuse the file in French, whatever the lines before", (_, row) => {
  expect(lines({ columns: ["lastname"], rows: [{ line: 1, cells: ["Dupont"] }, row] })).toEqual({
    refused: "bad-input",
    detail: { file: expect.stringContaining("mal formé") },
  });
});

test("each step tells how many lines were read", () => {
  const rows = [2, 3, 4].map((line) => ({ line, cells: ["x"] }));
  const steps = readRows(
    { columns: ["lastname"], rows },
    { columns: CLIENT_COLUMNS, readLine: () => 0 },
  );
  expect([...steps]).toEqual([1, 2, 3]);
});

test.each<[string, unknown, string]>([
  ["nothing", undefined, "mal formé"],
  ["another noun", { ...request, noun: "invoice" }, "mal formé"],
  ["no id", { ...request, import_id: "1" }, "mal formé"],
  ["no file name", { ...request, filename: " " }, "nom du fichier"],
  ["lines that are no list", { ...request, rows: "x" }, "mal formé"],
  [
    "too many lines",
    { ...request, rows: Array.from({ length: 20_001 }, () => ({ line: 2, cells: [] })) },
    "coupez-le",
  ],
])("%s is refused in French", (_, value, said) => {
  expect(parseImport(value)).toEqual({
    refused: "bad-input",
    detail: { file: expect.stringContaining(said) },
  });
});
