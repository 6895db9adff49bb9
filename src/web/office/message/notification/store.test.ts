import { expect, test } from "vitest";
import { isUnread, readKept, withNotification, type KeptNotification } from "./store.ts";

const one = (id: string, facts: Partial<KeptNotification> = {}): KeptNotification => ({
  id,
  type: "event",
  kind: "booking",
  data: { title: "Nouvelle réservation", subtitle: "", repair_id: "r" },
  path: "/app/sheet/r",
  assigned_to: null,
  done_at: null,
  read_at: null,
  created_at: `2026-11-23T08:00:0${id}.000Z`,
  ...facts,
});

test("the newest first, each once, as it was last received", () => {
  const list = [one("1"), one("3"), one("2")].reduce<KeptNotification[]>(withNotification, []);
  expect(list.map(({ id }) => id)).toEqual(["3", "2", "1"]);
  const read = withNotification(list, one("2", { read_at: "2026-11-23T09:00:00.000Z" }));
  expect(read.map(isUnread)).toEqual([true, false, true]);
});

test("one that a colleague dealt with is not counted", () => {
  expect(isUnread(one("1", { done_at: "2026-11-23T09:00:00.000Z" }))).toBe(false);
});

test.each<[string, string | null]>([
  ["nothing kept", null],
  ["spoiled text", "{"],
  ["another person's list", JSON.stringify({ owner: "b:s", lastConnection: 5, list: [one("1")] })],
  ["another shape", JSON.stringify({ owner: "a:s", list: [{}] })],
])("%s is an empty list", (_case, text) => {
  expect(readKept(text, "a:s")).toEqual({ owner: "a:s", lastConnection: 0, list: [] });
});

test("one's own list and last connection are found again", () => {
  const kept = { owner: "a:s", lastConnection: 5, list: [one("1")] };
  expect(readKept(JSON.stringify(kept), "a:s")).toEqual(kept);
});
