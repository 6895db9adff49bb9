import { describe, expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import {
  isPictureKind,
  isSameSet,
  MOST_PHOTOS,
  moved,
  parseAlt,
  pictureUrl,
  rankFor,
  readPictureName,
} from "./showcase.ts";

const refusedBy = (decision: unknown) => (isRefusal(decision) ? decision.refused : decision);

describe("what a photo shows", () => {
  test.each([
    ["  L’établi \n de la rue ", "L’établi de la rue"],
    ["Une\u202Evitrine", "Une vitrine"],
    ["", ""],
    ["a".repeat(160), "a".repeat(160)],
    ["a".repeat(161), "long-alt"],
  ])("« %s » is kept as one line, if it is short", (typed, kept) => {
    expect(refusedBy(parseAlt(typed))).toBe(kept);
  });
});

describe("the place of a new picture", () => {
  const photos = (count: number) =>
    Array.from({ length: count }, () => ({ kind: "photo" }) as const);
  test.each([
    ["photo", 0, 0],
    ["photo", 11, 11],
    ["photo", MOST_PHOTOS, "too-many-pictures"],
    ["logo", MOST_PHOTOS, 0],
  ] as const)("of a %s beside %i photos is %s", (kind, count, rank) => {
    expect(refusedBy(rankFor(kind, photos(count)))).toBe(rank);
  });

  test("a logo takes none from the photos", () => {
    expect(rankFor("photo", [{ kind: "logo" }, ...photos(11)])).toBe(11);
  });
});

describe("another order", () => {
  test.each([
    ["a", 1, "bac"],
    ["a", -1, "abc"],
    ["c", -2, "cab"],
    ["b", 9, "acb"],
    ["x", 1, "abc"],
  ])("%s by %i", (id, by, order) => {
    expect(moved(["a", "b", "c"], id, by).join("")).toBe(order);
  });

  test.each([
    ["the same photos", "abc", "cab", true],
    ["one that went meanwhile", "ab", "abc", false],
    ["one that came meanwhile", "abc", "ab", false],
    ["one twice", "ab", "aa", false],
  ])("holds only %s", (_, shown, wanted, same) => {
    expect(isSameSet(shown.split(""), wanted.split(""))).toBe(same);
  });
});

describe("the address of a picture", () => {
  const sha256 = "0123456789abcdef".repeat(4);
  test("names its bytes, and is read back", () => {
    const url = pictureUrl("shop", { sha256, mimetype: "image/png" });
    expect(url).toBe(`/vitrine/shop/${sha256.slice(0, 32)}.png`);
    expect(readPictureName(url.split("/").at(-1) ?? "")).toEqual({
      digits: sha256.slice(0, 32),
      size: "whole",
    });
    const small = pictureUrl("shop", { sha256, mimetype: "image/png" }, "small");
    expect(readPictureName(small.split("/").at(-1) ?? "")?.size).toBe("small");
  });

  test.each(["", "x.webp", `${sha256}.webp`, `${sha256.slice(0, 32)}.exe`, "../0.webp"])(
    "« %s » is none",
    (name) => {
      expect(readPictureName(name)).toBeUndefined();
    },
  );

  test.each([
    ["logo", true],
    ["photo", true],
    ["banner", false],
  ])("a %s is a kind of picture: %s", (word, known) => {
    expect(isPictureKind(word)).toBe(known);
  });
});
