import { expect, test } from "vitest";
import { letterLimit } from "./limit.ts";
import { TEMPLATES } from "./message.ts";

test("letters that a visitor causes are counted together, and few", () => {
  const booked = letterLimit("booking-confirmed");
  expect(booked).toEqual(letterLimit("tracking-link"));
  expect(booked).toEqual(letterLimit("quote-link"));
  expect(booked.templates).toContain("booking-confirmed");
});

test.each(TEMPLATES)("a letter %s has a limit of its own or of its kind", (template) => {
  const { templates, most } = letterLimit(template);
  expect(most).toBeGreaterThan(0);
  expect(templates === null || templates.includes(template)).toBe(true);
});

test("what a shop sends by its own act has room for a busy day", () => {
  expect(letterLimit("quote-sent").most).toBeGreaterThan(letterLimit("quote-link").most);
});

test("a stranger who makes letters leave keeps no client from signing", () => {
  expect(letterLimit("signing-code")).toEqual({ templates: ["signing-code"], most: 10 });
});
