import { expect, test } from "vitest";
import { FILE_REFUSALS } from "../../file/refusals.ts";
import { addMinutes, toInstant } from "../../time.ts";
import { describeItem } from "../describe.ts";
import type { JournalItem } from "../journal.ts";
import { publicItem } from "../public.ts";
import {
  areTooMany,
  CLIENT_PHOTO_REFUSAL_FR,
  isRemovable,
  photosSent,
  PHOTOS_A_DAY,
  PHOTOS_ON_SHEET,
  takesPhotos,
} from "./client-photo.ts";

const now = toInstant(Date.parse("2026-11-23T11:00:00Z"));
const yesterday = addMinutes(now, -24 * 60);
const KARIM = "0191d000-0000-7000-8000-000000000001";
const photos = (count: number, created_at = now, created_by: string | null = null) =>
  Array.from({ length: count }, () => ({ created_by, created_at }));

test("a client sends twelve photos in a day, and forty on one sheet", () => {
  expect(areTooMany(photos(PHOTOS_A_DAY), now)).toBe(false);
  expect(areTooMany(photos(PHOTOS_A_DAY + 1), now)).toBe(true);
  expect(areTooMany(photos(PHOTOS_ON_SHEET, yesterday), now)).toBe(false);
  expect(areTooMany([...photos(PHOTOS_ON_SHEET, yesterday), ...photos(1)], now)).toBe(true);
});

test("the photos of the shop count for nothing", () => {
  expect(areTooMany([...photos(200, now, KARIM), ...photos(PHOTOS_A_DAY)], now)).toBe(false);
});

test.each([
  ["their own, a minute old", null, -1, true],
  ["their own, a day old", null, -24 * 60, false],
  ["one of the shop's", KARIM, -1, false],
])("a client takes back %s: %4$s", (_, created_by, minutes, isTheirs) => {
  expect(isRemovable({ created_by, created_at: addMinutes(now, minutes) }, now)).toBe(isTheirs);
});

test("an archived repair takes no more photos", () => {
  expect([takesPhotos("Devis à faire"), takesPhotos("Terminer/Archivé")]).toEqual([true, false]);
});

test("the journal counts them, and each refusal has its French sentence", () => {
  expect([1, 3].map(photosSent)).toEqual([
    "1 photo envoyée par le client",
    "3 photos envoyées par le client",
  ]);
  for (const word of [...FILE_REFUSALS, "bad-input", "repair-over"] as const)
    expect(CLIENT_PHOTO_REFUSAL_FR[word]).toMatch(/\.$/);
});

test.each<[JournalItem, string, string | undefined]>([
  [
    { type: "PhotosReceived", payload: { file_ids: ["f", "g", "h"] } },
    "3 photos envoyées par le client",
    "Vous avez envoyé 3 photos.",
  ],
  [
    { type: "PhotosReceived", payload: { file_ids: ["f"] } },
    "1 photo envoyée par le client",
    "Vous avez envoyé une photo.",
  ],
  [{ type: "PhotoWithdrawn", payload: { file_id: "f" } }, "Photo retirée par le client", undefined],
])("%j is « %s » on the sheet and « %s » on the client's page", (item, sheet, page) => {
  expect(describeItem(item, "Europe/Paris")).toBe(sheet);
  expect(publicItem(item, "Europe/Paris")).toBe(page);
});
