import { expect, test } from "vitest";
import { checkFile, isImage, safeFilename } from "./file.ts";

const photo = { filename: "plaque.jpg", mimetype: "image/jpeg", size: 3_000_000 };

test("a photo of the rating plate is accepted", () => {
  expect(checkFile(photo)).toEqual(photo);
  expect(checkFile({ ...photo, mimetype: "IMAGE/JPEG; charset=binary" })).toEqual(photo);
});

test.each([
  ["a drawing that can run scripts", { mimetype: "image/svg+xml" }, "file-type-refused"],
  ["a page", { mimetype: "text/html" }, "file-type-refused"],
  ["a name of the language itself", { mimetype: "constructor" }, "file-type-refused"],
  ["an empty file", { size: 0 }, "file-empty"],
  ["a size that is no number", { size: Number.NaN }, "file-empty"],
  ["a photo of 21 MB", { size: 21 * 1024 * 1024 }, "file-too-large"],
])("%s is refused", (_, change, refused) => {
  expect(checkFile({ ...photo, ...change })).toMatchObject({ refused });
});

test("a film may weigh more than a photo", () => {
  expect(
    checkFile({ filename: "bruit.mov", mimetype: "video/quicktime", size: 60 * 1024 * 1024 }),
  ).toMatchObject({ filename: "bruit.mov" });
});

test.each([
  ["C:\\photos\\Ma machine.JPG", "Ma machine.jpg"],
  ["../../etc/passwd", "passwd.jpg"],
  ["a\r\nb\u202egpj.exe", "abgpj.jpg"],
  ["...", "fichier.jpg"],
  ["", "fichier.jpg"],
  ["é".repeat(300), `${"é".repeat(120)}.jpg`],
])("« %s » is stored as « %s »", (given, stored) => {
  expect(safeFilename(given, "jpg")).toBe(stored);
});

test("images are told from the rest", () => {
  expect([isImage("image/heic"), isImage("application/pdf")]).toEqual([true, false]);
});
