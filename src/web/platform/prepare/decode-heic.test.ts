import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { decodeHeic, type Pixels } from "./decode-heic.ts";

const photo = readFile(path.resolve("test/shop/plaque.heic"));

const at = ({ data, width }: Pixels, x: number, y: number) =>
  [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)].map((value) =>
    Math.round(value / 20),
  );

test("a photo as an iPhone writes it gives its pixels, each in its place", async () => {
  const pixels = await decodeHeic(await photo);
  if (!pixels) throw new Error("not read");
  expect([pixels.width, pixels.height]).toEqual([640, 480]);
  const [red, green, cream] = [at(pixels, 20, 20), at(pixels, 20, 460), at(pixels, 535, 300)];
  expect({ red, green, cream }).toEqual({
    red: [10, 2, 2, 13],
    green: [2, 6, 4, 13],
    cream: [12, 12, 12, 13],
  });
});

test.each([
  ["a photo that stops in its middle", async () => (await photo).subarray(0, 900)],
  ["a text that calls itself a photo", async () => Buffer.from("ftypheic, and nothing more")],
])("%s gives none", async (_, bytes) => {
  expect(await decodeHeic(await bytes()).catch(() => undefined)).toBeUndefined();
});
