import { expect, it } from "vitest";
import { monotonicIds } from "./monotonic-ids.ts";

it("each id comes after the one before, and is a uuid", () => {
  const newId = monotonicIds();
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true);
});

it("an id drawn below the last one becomes the one after it", () => {
  const drawn = ["01990000-0000-7000-8000-0000000000ff", "01990000-0000-7000-8000-000000000001"];
  const newId = monotonicIds(() => drawn.shift() ?? "");
  newId();
  expect(newId()).toBe("01990000-0000-7000-8000-000000000100");
});
