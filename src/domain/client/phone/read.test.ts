import { expect, test } from "vitest";
import { parsePhone, spacedPhone } from "./phone.ts";
import { readPhones } from "./read.ts";
import { plausiblePhone } from "./shape.ts";

const MOBILE = "+33639981234";
const HOME = "+33561990012";

/** One number, as people type it, paste it from a page, or find it in an old file. */
const SPELLINGS = [
  "06 39 98 12 34",
  "06/39/98/12/34",
  "06\t39\t98\t12\t34",
  "06\u202f39\u202f98\u202f12\u202f34",
  "06\u00a039\u00a098\u00a012\u00a034",
  "06,39,98,12,34",
  "06_39_98_12_34",
  "06·39·98·12·34",
  "06–39–98–12–34",
  "06:39:98:12:34",
  "0639-98-12-34",
  "(+33) 06 39 98 12 34",
  "(+33) 6 39 98 12 34",
  "+33 (0)6 39 98 12 34",
  "+33 (0) 6 39 98 12 34",
  "+33.6.39.98.12.34",
  "00 33 6 39 98 12 34",
  "0033639981234",
  "[06] 39 98 12 34",
  "\u200e06 39 98 12 34\u202c",
  "０６ ３９ ９８ １２ ３４",
  "Tél. : 06 39 98 12 34",
  "portable 0639981234",
];

test.each(SPELLINGS)("%j is one telephone, wherever it is read", (text) => {
  expect(readPhones(text)).toEqual({ numbers: [MOBILE], unread: "" });
  expect(parsePhone(text)).toBe(MOBILE);
  expect(plausiblePhone(text)).toBe(MOBILE);
  expect(parsePhone(spacedPhone(text, "FR"))).toBe(MOBILE);
});

test.each([
  "05 61 99 00 12 / 06 39 98 12 34",
  "05.61.99.00.12-06.39.98.12.34",
  "0561990012,0639981234",
  "05/61/99/00/12 ou 06/39/98/12/34",
  "0561990012 0639981234",
  "+33 5 61 99 00 12 +33 6 39 98 12 34",
  "fixe 05 61 99 00 12, port. 06 39 98 12 34",
  "05 61 99 00 12\n(+33) 06 39 98 12 34",
])("%j is two telephones", (text) => {
  expect(readPhones(text)).toEqual({ numbers: [HOME, MOBILE], unread: "" });
});

test.each([
  ["06 39 98 12 34 Marie", [MOBILE], "Marie"],
  ["06 39 98 12 34 / 12", [MOBILE], "12"],
  ["12 34", [], "12 34"],
  ["chez sa fille", [], "chez sa fille"],
  ["05 61 99 00 12 poste 34", [HOME], "poste 34"],
  ["", [], ""],
])("of %j what is no telephone is not lost", (text, numbers, unread) => {
  expect(readPhones(text)).toEqual({ numbers, unread });
});

test.each([...SPELLINGS, "12/34", "06 39 98 12 34 / 05 61 99 00 12", "(", "06 (perso)", "+33 (0"])(
  "typing or pasting %j loses no digit",
  (text) => {
    const digits = (typed: string) =>
      typed
        .normalize("NFKC")
        .replace(/\D/g, "")
        .replace(/^(00)?330?/, "0");
    expect(digits(spacedPhone(text, "FR"))).toBe(digits(text));
  },
);

test.each(["bureau +32 470 12 34 56", "bureau (+32) 470 12 34 56"])(
  "a number from abroad keeps its country beside a word: %s",
  (text) => {
    expect(readPhones(text)).toEqual({ numbers: ["+32470123456"], unread: "bureau" });
  },
);
