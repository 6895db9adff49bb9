import { describe, expect, test } from "vitest";
import { parseSlice } from "./slice.ts";

const id = "0191d000-0000-7000-8000-000000000001";
const asked = { id, offset: "2097152", length: "5000000", filename: "tambour.mp4", tags: "panne" };

describe("a slice of a file", () => {
  test("is read from its address", () => {
    expect(parseSlice(asked)).toEqual({
      id,
      offset: 2_097_152,
      length: 5_000_000,
      filename: "tambour.mp4",
      tags: ["panne"],
    });
    expect(parseSlice({ ...asked, id: id.toUpperCase(), filename: undefined })).toMatchObject({
      id,
      filename: "",
    });
    expect(parseSlice({ ...asked, tags: "panne,avant,panne" })).toMatchObject({
      tags: ["panne", "avant"],
    });
    expect(parseSlice({ ...asked, tags: undefined })).toMatchObject({ tags: [] });
  });

  test.each([
    ["it begins after the end", { offset: "5000000" }],
    ["it begins before the file", { offset: "-1" }],
    ["its place is no number", { offset: "début" }],
    ["the file is empty", { offset: "0", length: "0" }],
    ["its length is unknown", { length: undefined }],
    ["its file has no id", { id: "photo" }],
    ["its tag does not exist", { tags: "panne,voisin" }],
  ])("is refused when %s", (_, change) => {
    expect(parseSlice({ ...asked, ...change })).toEqual({ refused: "bad-input" });
  });

  test("of a file of 200 Mo is refused before its first byte", () => {
    expect(parseSlice({ ...asked, length: String(200 * 1024 * 1024) })).toEqual({
      refused: "file-too-large",
    });
  });
});
