import { expect, test } from "vitest";
import type { JournalItem } from "../repair/journal.ts";
import { stillsOf } from "./stills.ts";

const photo = (file_id: string, taken: { call_id?: string; shot?: string } = {}): JournalItem => ({
  type: "PhotoAdded",
  payload: { file_id, filename: "photo.jpg", shared: false, ...taken },
});

test("the photos of a call are those that the journal says were taken in it, the newest first", () => {
  const journal = [
    photo("a", { call_id: "call", shot: "plate" }),
    photo("b"),
    photo("c", { call_id: "another" }),
    photo("d", { call_id: "call", shot: "of another year" }),
  ];
  expect(stillsOf("call", journal).map(({ file_id, shot }) => [file_id, shot])).toEqual([
    ["d", null],
    ["a", "plate"],
  ]);
});
