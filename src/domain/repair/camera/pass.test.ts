import { expect, test } from "vitest";
import { parseInstant, type Instant } from "../../time.ts";
import { isOver, newPass, readPass, writePass } from "./pass.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const id = (end: string) => `00000000-0000-7000-8000-00000000000${end}`;
const holder = { shop_id: id("1"), repair_id: id("2"), account_id: id("3") };
const pass = newPass(holder, at("2026-11-23T11:00:00.000Z"));

test.each([
  ["2026-11-23T11:00:00.000Z", false],
  ["2026-11-23T11:01:59.999Z", false],
  ["2026-11-23T11:02:00.000Z", true],
])("at %s, two minutes after 11 h are over: %s", (now, over) => {
  expect(isOver(pass, at(now))).toBe(over);
});

test("a pass is read as it was written", () => {
  expect(readPass(writePass(pass))).toEqual(pass);
});

test("the pass of a client names nobody of the shop, and lasts longer", () => {
  const own = newPass({ ...holder, account_id: null }, at("2026-11-23T11:00:00.000Z"));
  expect(readPass(writePass(own))).toEqual(own);
  expect(own.expires_at).toBe("2026-11-23T11:15:00.000Z");
});

test.each([
  ["nothing", ""],
  ["an id too few", writePass(pass).slice(37)],
  ["one word more", `${writePass(pass)} x`],
  ["no instant", `${Object.values(holder).join(" ")} demain`],
])("%s is no pass", (_, text) => expect(readPass(text)).toBeUndefined());
