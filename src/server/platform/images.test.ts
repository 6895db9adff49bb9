import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanPicture, thumbnailOf } from "./images.ts";

const RED = { r: 255, g: 0, b: 0 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

/** Two pixels wide, one high: red on the left, blue on the right. */
const twoPixels = () =>
  sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 2, height: 1, channels: 3 } });

test.each([
  ["jpeg", () => plain(40, 30).jpeg().toBuffer()],
  ["png", () => plain(40, 30).png().toBuffer()],
  ["webp", () => plain(40, 30).webp().toBuffer()],
] as const)("a %s stays one, at its size", async (format, make) => {
  const picture = await cleanPicture(await make());
  expect(picture?.mimetype).toBe(`image/${format}`);
  expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format, width: 40, height: 30 });
});

test("where and by whom it was taken does not follow", async () => {
  const told = await plain(8, 8)
    .withExif({
      IFD0: { Artist: "Hélène Vidal" },
      IFD3: { GPSLatitude: "43/1 36/1 0/1", GPSLatitudeRef: "N" },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(told).metadata()).exif).toBeDefined();
  const picture = await cleanPicture(told);
  expect((await sharp(picture?.bytes).metadata()).exif).toBeUndefined();
  expect(picture?.bytes.includes("Vidal")).toBe(false);
});

test("a photo taken sideways is turned upright", async () => {
  const sideways = await twoPixels().withMetadata({ orientation: 6 }).png().toBuffer();
  const picture = await cleanPicture(sideways);
  const { data, info } = await sharp(picture?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1, 2]);
  expect([data[0], data[2]]).toEqual([255, 0]);
  expect((await sharp(picture?.bytes).metadata()).orientation ?? 1).toBe(1);
});

test("what hides behind the last pixel is left behind", async () => {
  const honest = await plain(8, 8).jpeg().toBuffer();
  const picture = await cleanPicture(
    Buffer.concat([honest, Buffer.from("<script>alert(1)</script>")]),
  );
  expect(picture?.bytes.includes("<script>")).toBe(false);
});

test("a very large photo is brought to 4096 pixels, its small one to 320", async () => {
  const large = await plain(5000, 2500).jpeg().toBuffer();
  const picture = await cleanPicture(large);
  expect(await sharp(picture?.bytes).metadata()).toMatchObject({ width: 4096, height: 2048 });
  const small = await thumbnailOf(large);
  expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 320, height: 160 });
});

test("a small photo is not enlarged in its thumbnail", async () => {
  const small = await thumbnailOf(await plain(20, 10).png().toBuffer());
  expect(await sharp(small).metadata()).toMatchObject({ width: 20, height: 10 });
});

test.each([
  ["words", async () => Buffer.from("bonjour")],
  ["nothing", async () => Buffer.alloc(0)],
  ["half a photo", async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 300)],
  [
    "a drawing",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  ],
  ["a GIF", () => plain(4, 4).gif().toBuffer()],
  ["a picture that fills the memory", () => plain(11_000, 11_000).png().toBuffer()],
] as const)("%s is no picture we keep", async (_, make) => {
  expect(await cleanPicture(await make())).toBeUndefined();
});

test("a picture that fills the memory has no thumbnail either", async () => {
  expect(await thumbnailOf(await plain(11_000, 11_000).png().toBuffer())).toBeUndefined();
});
