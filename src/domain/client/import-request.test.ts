import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { CLIENT_COLUMNS } from "./import-columns.ts";
import { parseImport, rowsOf } from "./import-request.ts";

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
  expect(rowsOf(read, CLIENT_COLUMNS)).toEqual([
    { line: 2, values: { lastname: "Dupont", phone: "06\n05" } },
  ]);
});

test.each<[string, unknown, string]>([
  ["nothing", undefined, "mal formé"],
  ["another noun", { ...request, noun: "invoice" }, "mal formé"],
  ["no id", { ...request, import_id: "1" }, "mal formé"],
  ["no file name", { ...request, filename: " " }, "nom du fichier"],
  ["cells that are no texts", { ...request, rows: [{ line: 2, cells: [1] }] }, "mal formé"],
  ["lines without a number", { ...request, rows: [{ line: -1, cells: [] }] }, "mal formé"],
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
