import { expect, test } from "vitest";
import { parseInstant, type Instant } from "../../time.ts";
import {
  codeDigits,
  isOver,
  newCode,
  newPass,
  readCode,
  readPass,
  typedDigits,
  writeCode,
  writePass,
} from "./code.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const NOON = at("2026-11-23T11:00:00Z");
const SHOP = "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c04";
const CLIENT = "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c05";

test("a code has six digits, zeros first", () => {
  expect([codeDigits(42), codeDigits(999_999)]).toEqual(["000042", "999999"]);
});

test.each([
  ["042137", "042137"],
  ["042 137", "042137"],
  ["042-137 ", "042137"],
  ["42137", undefined],
  ["0421370", undefined],
  ["04213a", undefined],
  ["", undefined],
])("« %s » is read as %s", (typed, digits) => {
  expect(typedDigits(typed)).toBe(digits);
});

test("a code is over after ten minutes, and reads as it was written", () => {
  const reach = { email: "helene.vidal@example.org", phone: "" };
  const code = newCode({ id: CLIENT, shop_id: SHOP, digits: "042137", ...reach }, NOON);
  expect(readCode(writeCode(code))).toEqual(code);
  expect(isOver(code, at("2026-11-23T11:09:59Z"))).toBe(false);
  expect(isOver(code, at("2026-11-23T11:10:00Z"))).toBe(true);
});

test("a pass opens one client of one shop for an hour", () => {
  const pass = newPass({ shop_id: SHOP, client_id: CLIENT }, NOON);
  expect(readPass(writePass(pass))).toEqual(pass);
  expect(isOver(pass, at("2026-11-23T11:59:59Z"))).toBe(false);
  expect(isOver(pass, at("2026-11-23T12:00:00Z"))).toBe(true);
});

test.each(["", "a b c", `${SHOP} ${CLIENT}`, `${SHOP} ${CLIENT} demain`])(
  "« %s » is neither a code nor a pass",
  (text) => {
    expect([readCode(text), readPass(text)]).toEqual([undefined, undefined]);
  },
);
