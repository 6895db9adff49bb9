import { describe, expect, it, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import {
  checkCode,
  codeContact,
  codeDigits,
  codeText,
  confirmCode,
  maskContact,
  sentCode,
  type SentCode,
} from "./code.ts";

const NINE = instant("2026-11-23T09:00:00.000Z");
const code: SentCode = sentCode(
  { channel: "email", to: "helene.vidal@example.org" },
  { at: NINE, document_sha256: "abc" },
);
const typed = { at: NINE, document_sha256: "abc" };

test("a code goes to the e-mail on file, and nowhere when there is none", () => {
  expect(codeContact({ email: "h@example.org" })).toEqual({
    channel: "email",
    to: "h@example.org",
  });
  expect(codeContact({ email: "" })).toBeUndefined();
});

test.each([
  ["helene.vidal@example.org", "h•••@example.org"],
  ["hv@example.org", "•••@example.org"],
  ["h@example.org", "•••@example.org"],
  ["helene@vidal@example.org", "h•••@example.org"],
])("%s is shown as %s", (to, masked) => {
  expect(maskContact({ channel: "email", to })).toBe(masked);
});

test.each([
  [42_137, "042\u00a0137"],
  [0, "000\u00a0000"],
  [999_999, "999\u00a0999"],
])("%i is written %s", (drawn, text) => {
  expect(codeText(drawn)).toBe(text);
});

test.each([
  ["042137", "042137"],
  [" 042 137 ", "042137"],
  ["042\u00a0137", "042137"],
  ["042-137", "042137"],
  ["42137", undefined],
  ["0421370", undefined],
  ["O42137", undefined],
  ["", undefined],
])("« %s » typed is the code %s", (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

describe("a code that was sent", () => {
  it("says to whom without saying it, and lasts ten minutes", () => {
    expect(code).toEqual({
      channel: "email",
      contact: "h•••@example.org",
      sent_at: NINE,
      expires_at: "2026-11-23T09:10:00.000Z",
      document_sha256: "abc",
      tries: 0,
    });
  });

  it.each([
    ["before any was sent", undefined, {}, "code-missing"],
    ["at the tenth minute", code, { at: code.expires_at }, "code-expired"],
    ["for a quote that the shop changed", code, { document_sha256: "other" }, "code-expired"],
    ["after five tries", { ...code, tries: 5 }, {}, "code-spent"],
  ])("is compared no more %s", (_, sent, facts, word) => {
    expect(checkCode(sent, { ...typed, ...facts })).toEqual({ refused: word });
  });

  it.each([
    ["in the tenth minute", code, instant("2026-11-23T09:09:59.999Z")],
    ["at the fifth try", { ...code, tries: 4 }, NINE],
  ])("is compared %s", (_, sent, at) => {
    expect(checkCode(sent, { ...typed, at })).toEqual(sent);
  });
});

describe("a code that was typed", () => {
  it("leaves the proof of its contact and its moment when it is right", () => {
    const at = instant("2026-11-23T09:04:00.000Z");
    expect(confirmCode({ ...code, tries: 5 }, { isSame: true, at })).toEqual({
      channel: "email",
      contact: "h•••@example.org",
      sent_at: NINE,
      confirmed_at: at,
    });
  });

  it.each([
    [1, "code-wrong"],
    [4, "code-wrong"],
    [5, "code-spent"],
  ])("is refused when it is wrong at try %i: %s", (tries, word) => {
    expect(confirmCode({ ...code, tries }, { isSame: false, at: NINE })).toEqual({ refused: word });
  });
});
