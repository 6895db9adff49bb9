import { expect, test } from "vitest";
import { attachmentsText, isDecoration, REFUSED_FR } from "./attachment.ts";

test.each([
  ["a photo that is attached, however small", false, 900, false],
  ["the logo of a signature", true, 8_000, true],
  ["the largest logo", true, 29_999, true],
  ["the smallest photo that is pasted", true, 30_000, false],
  ["a photo that a telephone pasted into the text", true, 400_000, false],
])("%s", (_, embedded, size, decoration) => {
  expect(isDecoration({ embedded, bytes: new Uint8Array(size) })).toBe(decoration);
});

test.each([
  [{}, ""],
  [{ files: [], left_out: [] }, ""],
  [{ files: [{ file_id: "1", filename: "tambour.jpg" }] }, "Joint : tambour.jpg."],
  [
    {
      files: [
        { file_id: "1", filename: "tambour.jpg" },
        { file_id: "2", filename: "facture.pdf" },
      ],
      left_out: [{ filename: "macro.exe", reason: "file-type-refused" }],
    },
    "Joint : tambour.jpg, facture.pdf. Non gardé : macro.exe (type de fichier non accepté).",
  ],
] as const)("what came with a letter reads %#", (attachments, text) => {
  expect(attachmentsText(attachments)).toBe(text);
});

test("each reason is short enough to stand between brackets", () => {
  for (const reason of Object.values(REFUSED_FR)) expect(reason.length).toBeLessThan(32);
});

test("a file that is not kept is named with its reason, alone too", () => {
  const left_out = [
    { filename: "film.mp4", reason: "file-too-large" },
    { filename: "contrat.pdf", reason: "pdf-protected" },
  ] as const;
  expect(attachmentsText({ left_out })).toBe(
    "Non gardé : film.mp4 (trop lourd), contrat.pdf (PDF protégé).",
  );
});
