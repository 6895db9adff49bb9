import { expect, test } from "vitest";
import { isOut, isPolite, othersOf, type Participant } from "./room.ts";

const participants: Participant[] = [
  { id: "a", seat: "client", name: "" },
  { id: "b", seat: "technician", name: "Karim" },
];

test("of two pages exactly one gives way", () => {
  expect([isPolite("a", "b"), isPolite("b", "a")]).toEqual([true, false]);
});

test("a page connects to all the others, and knows when its seat was taken", () => {
  expect(othersOf("a", { participants }).map(({ id }) => id)).toEqual(["b"]);
  expect([isOut("a", { participants }), isOut("c", { participants })]).toEqual([false, true]);
});

test("one's own page is no other, whatever the order in which they came", () => {
  const ids = (own: string) => othersOf(own, { participants }).map(({ id }) => id);
  expect([ids("a"), ids("b"), ids("c")]).toEqual([["b"], ["a"], ["a", "b"]]);
});
