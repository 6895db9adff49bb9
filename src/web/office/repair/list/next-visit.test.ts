import { expect, test } from "vitest";
import { DEFAULT_ZONE, parseInstant } from "../../../../domain/time.ts";
import { nextVisitText } from "./next-visit.ts";

const at = (text: string) => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const visit = (start: string, status = "TODO") => ({
  status,
  start_at: at(start),
  assigned_to: ["karim"],
});
const reader = {
  now: at("2026-11-23T09:00:00Z"),
  zone: DEFAULT_ZONE,
  firstnameOf: (id: string) => (id === "karim" ? "Karim" : ""),
};

test("a row says the next visit and who goes", () => {
  const visits = [
    visit("2026-11-27T10:00:00Z"),
    visit("2026-11-24T10:00:00Z", "CANCEL"),
    visit("2026-11-25T13:00:00Z"),
    visit("2026-11-20T10:00:00Z"),
  ];
  expect(nextVisitText(visits, reader)).toBe("mercredi 25 novembre à 14\u202fh, Karim");
});

test("a former colleague is not named, and nothing planned says nothing", () => {
  const someone = { ...visit("2026-11-25T13:00:00Z"), assigned_to: ["parti"] };
  expect(nextVisitText([someone], reader)).toBe("mercredi 25 novembre à 14\u202fh");
  expect(nextVisitText([], reader)).toBe("");
});
