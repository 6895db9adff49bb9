import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, decodeText, plainCell, safeCell } from "./text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array]>([
  ["UTF-8", utf8("Prénom;Émile")],
  ["UTF-8 with its mark", utf8("\ufeffPrénom;Émile")],
  [
    "what French Windows writes",
    Uint8Array.from([0x50, 0x72, 0xe9, 0x6e, 0x6f, 0x6d, 0x3b, 0xc9, 0x6d, 0x69, 0x6c, 0x65]),
  ],
  [
    "UTF-16, as Excel's « texte Unicode »",
    Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from("Prénom;Émile", (sign) => [sign.charCodeAt(0), 0]).flat(),
    ]),
  ],
  [
    "UTF-16 the other way round",
    Uint8Array.from([
      0xfe,
      0xff,
      ...Array.from("Prénom;Émile", (sign) => [0, sign.charCodeAt(0)]).flat(),
    ]),
  ],
])("%s is read", (_, bytes) => {
  expect(decodeText(bytes)).toBe("Prénom;Émile");
});

test("the euro and the long dash of Windows are read too", () => {
  expect(decodeText(Uint8Array.from([0x80, 0x20, 0x96, 0x20, 0xe9]))).toBe("€ – é");
});

test.each([
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ["+32470123456", "'+32470123456"],
  ["-2+3", "'-2+3"],
  ["-1,5,6", "'-1,5,6"],
  ["-1,553621", "-1,553621"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["'=1", "''=1"],
  ["06 39 98 12 34", "06 39 98 12 34"],
  ["L'Isle", "L'Isle"],
  ["'quoted'", "'quoted'"],
])("« %s » is written « %s », which no spreadsheet runs", (text, safe) => {
  expect(safeCell(text)).toBe(safe);
});

test("whatever a cell holds, it is read back as it was, and never begins as a formula", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "\r", "a") }),
      (text) => {
        expect(plainCell(safeCell(text))).toBe(text);
        expect(safeCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      },
    ),
  );
});

test("a line quotes what would cut it", () => {
  expect(csvLine(["DUPONT", 'dit "Dédé"', "a;b", "1\n2", " x", ""])).toBe(
    'DUPONT;"dit ""Dédé""";"a;b";"1\n2";" x";\r\n',
  );
});
