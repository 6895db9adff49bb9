import { describe, expect, test } from "vitest";
import type { FileTag } from "./file.ts";
import { groupPhotos, refuseToShare } from "./share.ts";

describe("what may be shown to the client", () => {
  test("a photo of the repair", () => {
    expect(refuseToShare({ recipientType: "repair", mimetype: "image/jpeg" })).toBeUndefined();
  });
  test.each([
    ["a document of the repair", "repair", "application/pdf"],
    ["a film of the repair", "repair", "video/mp4"],
    ["a photo of the client's record", "client", "image/jpeg"],
    ["a photo of a quote", "quote", "image/jpeg"],
  ] as const)("never %s", (_, recipientType, mimetype) => {
    expect(refuseToShare({ recipientType, mimetype })).toEqual({ refused: "not-a-photo" });
  });
});

describe("photos before and after", () => {
  const photo = (id: string, ...tags: FileTag[]) => ({ id, tags });
  const said = (photos: ReturnType<typeof photo>[]) =>
    groupPhotos(photos).map((group) =>
      "photo" in group ? group.photo.id : `${group.before.id}>${group.after.id}`,
    );
  test.each([
    ["nothing", [], []],
    ["one of each make a pair", [photo("a", "avant"), photo("b", "photo", "apres")], ["a>b"]],
    [
      "two of each make two pairs, the first with the first",
      [photo("a", "avant"), photo("b", "avant"), photo("c", "apres"), photo("d", "apres")],
      ["a>c", "b>d"],
    ],
    [
      "what has no counterpart stays alone, at its place",
      [photo("a", "panne"), photo("b", "avant"), photo("c", "avant"), photo("d", "apres")],
      ["a", "b>d", "c"],
    ],
    ["an « après » alone", [photo("a", "apres")], ["a"]],
    [
      "« après » taken first still goes on the right",
      [photo("a", "apres"), photo("b", "avant")],
      ["b>a"],
    ],
  ])("%s", (_, photos, expected) => expect(said(photos)).toEqual(expected));
});
