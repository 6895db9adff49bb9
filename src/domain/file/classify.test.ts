import { expect, test } from "vitest";
import { classifyPhoto, PHOTO_TAGS } from "./classify.ts";
import { FILE_TAGS } from "./file.ts";

test.each([
  ["avant", ["photo", "avant"]],
  ["apres", ["photo", "apres"]],
  ["plaque", ["photo", "plaque"]],
  ["photo", ["photo"]],
  ["signature", { refused: "tag-unknown" }],
  ["document", { refused: "tag-unknown" }],
  ["panorama", { refused: "tag-unknown" }],
])("a photo called « %s » has the tags %j", (word, tags) => {
  expect(classifyPhoto(word)).toEqual(tags);
});

test("every photo keeps the tag « photo », so that one classified « avant » is still listed among photos", () => {
  for (const word of PHOTO_TAGS) expect(classifyPhoto(word)).toContain("photo");
});

test("what Établi alone gives, no person of the shop chooses", () => {
  const others = FILE_TAGS.filter((tag) => !PHOTO_TAGS.some((one) => one === tag));
  expect(others).toEqual(["document", "logo", "signature"]);
  for (const tag of others) expect(classifyPhoto(tag)).toEqual({ refused: "tag-unknown" });
});
