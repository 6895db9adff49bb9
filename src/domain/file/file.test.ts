import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ACCEPTED,
  checkFile,
  FILE_TAG_FR,
  FILE_TAGS,
  isFileTag,
  isImage,
  isUploadRecipient,
  limitOf,
  RECIPIENT_TYPES,
  safeFilename,
  uploadRecipient,
} from "./file.ts";

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

test("images are distinguished from documents", () => {
  expect([isImage("image/heic"), isImage("application/pdf")]).toEqual([true, false]);
});

test.each(Object.entries(ACCEPTED))("a %s may weigh its limit and not a byte more", (type, one) => {
  const file = { filename: `essai.${one.extension}`, mimetype: type };
  expect(limitOf(type)).toBe(one.limit);
  expect(checkFile({ ...file, size: one.limit })).toMatchObject({ size: one.limit });
  expect(checkFile({ ...file, size: one.limit + 1 })).toEqual({
    refused: "file-too-large",
    detail: { limit: one.limit },
  });
});

test.each([undefined, "", "image/svg+xml", "toString", "__proto__"])(
  "nothing is read of a %s",
  (mimetype) => {
    expect(limitOf(mimetype)).toBe(0);
  },
);

test("any name becomes one that every system can store, without a path", () => {
  const unit = fc.constantFrom(...Array.from('aé🔧. /\\:*?"<>|\r\n\0\u202e\ud800'));
  const hostile = fc.string({ unit, maxLength: 400 });
  fc.assert(
    fc.property(hostile, (name) => {
      const stored = safeFilename(name, "jpg");
      expect(stored).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]+\.jpg$/u);
      expect(Array.from(stored).length).toBeLessThanOrEqual(124);
      expect(stored).not.toMatch(/^[.\s]/);
    }),
  );
});

test("the office attaches files to four records; Établi alone writes the others", () => {
  expect(RECIPIENT_TYPES.filter(isUploadRecipient)).toEqual([
    "repair",
    "client",
    "appliance",
    "quote",
  ]);
  expect(isUploadRecipient("toString")).toBe(false);
});

test("every tag has its French word, and no other word is a tag", () => {
  expect(FILE_TAGS.every(isFileTag)).toBe(true);
  expect(isFileTag("Photo")).toBe(false);
  expect(FILE_TAG_FR.plaque).toBe("Plaque signalétique");
  expect(new Set(Object.values(FILE_TAG_FR)).size).toBe(FILE_TAGS.length);
});

test("a name of thousands of spaces is cut before it is read", () => {
  const begun = performance.now();
  for (let times = 0; times < 20; times++) safeFilename(`a${" ".repeat(15_800)}b`, "jpg");
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test.each([
  ["repair", "0191D000-0000-7000-8000-000000000001", true],
  ["invoice", "0191d000-0000-7000-8000-000000000001", false],
  ["repair", "une fiche", false],
  ["", "", false],
])("« %s » %s receives files: %s", (recipientType, recipientID, isOne) => {
  const recipient = uploadRecipient({ recipientType, recipientID });
  expect(recipient).toEqual(
    isOne ? { recipientType, recipientID: recipientID.toLowerCase() } : undefined,
  );
});
