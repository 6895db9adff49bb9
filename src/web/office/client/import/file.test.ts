import { expect, test } from "vitest";
import { isUnreadable, readFile, splitText } from "./file.ts";

const split = (text: string) => {
  const read = splitText(text, "clients.csv");
  if (isUnreadable(read)) throw new Error(read.problem);
  return read;
};

test.each([
  ["semicolons", "Nom;Prénom\nDupont;Marie"],
  ["commas", "Nom,Prénom\nDupont,Marie"],
  ["tabulations", "Nom\tPrénom\r\nDupont\tMarie\r\n"],
  ["a byte order mark", "\ufeffNom;Prénom\nDupont;Marie\n"],
])("%s are found by themselves", (_, text) => {
  expect(split(text)).toMatchObject({
    headings: ["Nom", "Prénom"],
    lines: [{ line: 2, cells: ["Dupont", "Marie"] }],
  });
});

test("a quoted cell holds lines and semicolons; the line is the one that the spreadsheet shows", () => {
  const { lines } = split('Nom;Note\nDupont;"Chien ; méchant\nSonner"\n\n;\nMartin;"dit ""Jo"""');
  expect(lines).toEqual([
    { line: 2, cells: ["Dupont", "Chien ; méchant\nSonner"] },
    { line: 5, cells: ["Martin", 'dit "Jo"'] },
  ]);
});

test("cells that our export made safe are as they were", () => {
  expect(split("Nom;Note\n'=Dupont;'+33").lines[0]?.cells).toEqual(["=Dupont", "+33"]);
});

test("a cell of one megabyte travels cut, to be refused at its line", () => {
  expect(split(`Nom;Note\nDupont;${"x".repeat(1_000_000)}`).lines[0]?.cells[1]).toHaveLength(
    20_001,
  );
});

test.each([
  ["nothing", "", "vide"],
  ["only headings", "Nom;Prénom", "vide"],
  ["an unbalanced quote", 'Nom;Note\nDupont;"Chien\nMartin;x', "guillemet"],
  ["a workbook", `PK\u0003\u0004${"\u0000".repeat(50)}`, "CSV"],
  ["a printed page", "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n", "CSV"],
  [
    "a photograph",
    Array.from({ length: 512 }, (_, at) => String.fromCharCode(1 + ((at * 37) % 255))).join(""),
    "CSV",
  ],
  [
    "UTF-16 that does not say so",
    Array.from("Nom;Note\nDupont;x", (sign) => `${sign}\u0000`).join(""),
    "CSV",
  ],
  ["too many lines", `Nom\n${"Dupont\n".repeat(20_001)}`, "20\u202f000"],
])("%s is refused: %s", (_, text, said) => {
  expect(splitText(text, "x.csv")).toEqual({ problem: expect.stringContaining(said) });
});

test("one line of ten megabytes is a heading without lines, and is said to be empty", () => {
  expect(splitText("x".repeat(10_000_000), "x.csv")).toEqual({
    problem: expect.stringContaining("vide"),
  });
});

test("a file of Windows keeps its accents, one that is too heavy is not opened", async () => {
  const bytes = Uint8Array.from([0x4e, 0x6f, 0x6d, 0x0a, 0xc9, 0x6d, 0x69, 0x6c, 0x65]);
  expect(await readFile(new File([bytes], "a.csv"))).toMatchObject({
    lines: [{ line: 2, cells: ["Émile"] }],
  });
  const heavy = new File([new Uint8Array(10_000_001)], "b.csv");
  expect(await readFile(heavy)).toEqual({ problem: expect.stringContaining("10\u00a0Mo") });
});
