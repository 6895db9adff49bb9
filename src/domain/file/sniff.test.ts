import { expect, test } from "vitest";
import { ACCEPTED } from "./file.ts";
import { sniff } from "./sniff.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const KNOWN: [what: string, head: string, type: string][] = [
  ["a photo", "\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF", "image/jpeg"],
  ["a screenshot", "\u0089PNG\r\n\u001A\n\u0000\u0000", "image/png"],
  ["a photo of a messenger", "RIFF\u0024\u0000\u0000\u0000WEBPVP8 ", "image/webp"],
  ["an iPhone's photo", "\u0000\u0000\u0000\u0018ftypheic\u0000\u0000", "image/heic"],
  ["a manual", "%PDF-1.7\n", "application/pdf"],
  ["a film", "\u0000\u0000\u0000\u0018ftypisom\u0000\u0000", "video/mp4"],
  ["an iPhone's film", "\u0000\u0000\u0000\u0014ftypqt  \u0000\u0000", "video/quicktime"],
];

test.each(KNOWN)("%s is known by its first bytes", (_, head, type) => {
  expect(sniff(bytes(head))).toBe(type);
});

test("every accepted type has its sign", () => {
  expect(KNOWN.map(([, , type]) => type).toSorted()).toEqual(Object.keys(ACCEPTED).toSorted());
});

test.each([
  ["a page", "<!doctype html><script>"],
  ["a drawing that can run scripts", "<svg xmlns="],
  ["a page before a photo", "<b>\u00FF\u00D8\u00FF"],
  ["a sound", "RIFF\u0024\u0000\u0000\u0000WAVEfmt "],
  ["a word that imitates WebP", "ABCD\u0024\u0000\u0000\u0000WEBP"],
  ["a film of an unknown make", "\u0000\u0000\u0000\u0018ftypevil"],
  ["an AVIF photo", "\u0000\u0000\u0000\u0018ftypavif"],
  ["a program", "MZ\u0090\u0000"],
  ["nothing", ""],
  ["the beginning of a photo", "\u00FF\u00D8"],
])("%s is not accepted", (_, head) => {
  expect(sniff(bytes(head))).toBeUndefined();
});

test("no prefix shorter than its sign is taken for a file", () => {
  for (const [, head] of KNOWN) expect(sniff(bytes(head).slice(0, 2))).toBeUndefined();
});
