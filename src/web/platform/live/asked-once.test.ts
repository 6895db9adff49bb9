import { expect, test, vi } from "vitest";
import { askOnce, forgetAsked } from "./asked-once.ts";

test("a read that two parts show is asked for once after each change", () => {
  const ask = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  forgetAsked();
  askOnce(1, ask);
  askOnce(1, ask);
  askOnce(2, other);
  expect([ask.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  forgetAsked();
  askOnce(1, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
