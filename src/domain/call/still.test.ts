import { describe, expect, test } from "vitest";
import { parseInstant } from "../time.ts";
import { isStillOver, newStill, readStill, writeStill, type StillPass } from "./still.ts";

const instant = (text: string) => {
  const at = parseInstant(text);
  if (!at) throw new Error(text);
  return at;
};
const NOW = instant("2026-11-23T09:00:00.000Z");
const asked = (shot: StillPass["shot"]): StillPass =>
  newStill(
    {
      call_id: crypto.randomUUID(),
      id: crypto.randomUUID(),
      shot,
      account_id: crypto.randomUUID(),
    },
    NOW,
  );

describe("what lets a page add one photo", () => {
  test.each(["plate", null] as const)("is read as it was written: %s", (shot) => {
    const pass = asked(shot);
    expect(readStill(writeStill(pass))).toEqual(pass);
  });

  test("ends after ten minutes", () => {
    const pass = asked(null);
    expect(isStillOver(pass, instant("2026-11-23T09:09:59.999Z"))).toBe(false);
    expect(isStillOver(pass, instant("2026-11-23T09:10:00.000Z"))).toBe(true);
  });

  test.each([
    ["nothing", () => ""],
    ["another shot", () => writeStill(asked("plate")).replace("plate", "cellar")],
    ["no id", () => writeStill(asked("plate")).replace(/^\S+/, "call")],
    ["something more", () => `${writeStill(asked("plate"))} more`],
  ])("is refused with %s", (_case, text) => {
    expect(readStill(text())).toBeUndefined();
  });
});
