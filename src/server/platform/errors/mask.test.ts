import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskPersonal, routeOf } from "./mask.ts";

const WORDS = ["failed", "while saving", "/suivi/", "user=", "(", " ", "\n", "at Sheet"];
const around = fc.constantFrom(...WORDS);
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const token = fc.string({
  unit: fc.constantFrom(...BASE64URL.split("")),
  minLength: 22,
  maxLength: 43,
});
const digits = fc.string({
  unit: fc.constantFrom(..."0123456789".split("")),
  minLength: 8,
  maxLength: 8,
});

describe("what an error says of a person is masked", () => {
  test("an e-mail, wherever it stands", () => {
    fc.assert(
      fc.property(around, fc.emailAddress(), around, (before, email, after) => {
        expect(maskPersonal(`${before}${email}${after}`)).not.toContain(email);
      }),
    );
  });

  test("the secret of a link, in its address or its query", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("/suivi/", "/quote/", "?token=", "&t="),
        token,
        (before, secret) => {
          expect(
            maskPersonal(`GET https://etabli.example/x${before}${secret} failed`),
          ).not.toContain(secret);
        },
      ),
    );
  });

  test("a telephone number, as people write them", () => {
    const separator = fc.constantFrom("", " ", ".", "-", "\u00a0", "\u202f");
    fc.assert(
      fc.property(around, digits, separator, (before, eight, between) => {
        const pairs = eight.match(/../g) ?? [];
        for (const start of ["06", "+33 (0)6", "0033 6"]) {
          const phone = [start, ...pairs].join(between);
          expect(maskPersonal(`${before}${phone}`)).not.toContain(pairs.join(between));
        }
      }),
    );
  });

  test.each([
    ["a network address", "connect ECONNREFUSED 203.0.113.42", "connect ECONNREFUSED [numéro]"],
    ["an encoded e-mail", "no route marie%40example.org", "no route [e-mail]"],
    ["a value that PostgreSQL repeats", 'invalid input: "Dupont"', 'invalid input: "…"'],
    ["a secret of letters alone", `at ${"a".repeat(22)} (page:1:2)`, "at […] (page:1:2)"],
    ["a query", "GET /annuaire?q=dupont failed", "GET /annuaire?… failed"],
  ])("%s", (_, said, masked) => {
    expect(maskPersonal(said)).toBe(masked);
  });

  test.each([
    "Cannot read properties of undefined (reading 'public_start_at')",
    'violates check constraint "client_email_check_of_the_shop"',
    "handleClick@https://etabli.example/assets/entry-client-Cx5zAb12.js:1:2034",
    "at Sheet (https://etabli.example/assets/sheet-screen-Cx5zAb12.js:12:5)",
  ])("« %s » says nothing of a person", (said) => {
    expect(maskPersonal(said)).toBe(said);
  });

  test("a long hostile text is masked at once", () => {
    const started = performance.now();
    for (const text of ["a", "@", "1 ", "/=", "?a=", "A-"]) maskPersonal(text.repeat(4_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test.each([
  ["/app/sheet/0190a5c2-7f31-7c3e-8a2b-1c2d3e4f5a6b", "/app/sheet/:id"],
  ["/app/clients/42/fiche", "/app/clients/:id/fiche"],
  ["/app/agenda", "/app/agenda"],
])("%s is a page of %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
