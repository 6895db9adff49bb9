import { expect, test } from "vitest";
import { nightText, noticeText, readRetention } from "./words.ts";

const quiet = { night: "2026-11-24", erased: 0, photos: 0, messages: 0, announced: 0 };

test.each([
  [quiet, "Nuit du 24 novembre 2026\u00a0: 0\u00a0client effacé"],
  [
    { ...quiet, announced: 2 },
    "Nuit du 24 novembre 2026\u00a0: 0\u00a0client effacé, 2\u00a0clients annoncés",
  ],
  [
    { ...quiet, erased: 3, photos: 1, messages: 0 },
    "Nuit du 24 novembre 2026\u00a0: 3\u00a0clients effacés, 1\u00a0photo, 0\u00a0message",
  ],
])("a night says what it did", (night, text) => {
  expect(nightText(night)).toBe(text);
});

test("a client is to be erased on a day, or kept until another", () => {
  const notice = {
    client_id: "a",
    lastname: "VIDAL",
    firstname: "Hélène",
    erased_on: "2026-12-24",
    kept_until: null,
  };
  expect(noticeText(notice)).toBe("Effacé le 24 décembre 2026");
  expect(noticeText({ ...notice, kept_until: "2027-11-24" })).toBe(
    "Gardé jusqu’au 24 novembre 2027",
  );
  expect(readRetention({ notices: [notice], nights: [quiet] })).toBeDefined();
  expect(readRetention({ notices: [{}], nights: [] })).toBeUndefined();
});
