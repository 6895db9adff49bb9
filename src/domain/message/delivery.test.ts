import { expect, test } from "vitest";
import { failureText, mayResend, recipientOf } from "./delivery.ts";
import { LIMITED_FR } from "./limit.ts";
import { TEMPLATES } from "./message.ts";

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 user unknown", /n’existe pas/],
  ["Message failed: 552 5.2.2 over quota", /pleine/],
  ["550 5.2.2 The email account that you tried to reach is over quota", /pleine/],
  ["550 5.7.1 message content rejected", /rejeté/],
  ["550-5.7.26 unauthenticated sender", /rejeté/],
  ["554 5.1.1 unknown recipient", /n’existe pas/],
  ["550 no such user", /n’existe pas/],
  ["Message failed: 554 5.7.1 spam detected", /rejeté/],
  ["Invalid login: 535 5.7.8 authentication failed", /administrateur/],
  ["connect ECONNREFUSED 127.0.0.1:25", /ne répond pas/],
  [LIMITED_FR, /Trop de lettres/],
  ["451 greylisted", /^451 greylisted$/],
  ["", /refusé/],
])("« %s » is explained in French", (error, expected) => {
  expect(failureText(error)).toMatch(expected);
});

test.each([
  ["quote-sent", "client"],
  ["quote-accepted", "shop"],
  ["new-device", "account"],
  ["of-a-newer-version", "account"],
])("%s is sent again to the address of the %s", (template, expected) => {
  expect(recipientOf(template)).toBe(expected);
});

test("a link that is over is not sent again", () => {
  const templates = ["window-offered", "signing-code", "password-link", "invoice-issued"];
  expect(templates.map(mayResend)).toEqual([false, false, false, true]);
});

test.each(TEMPLATES)(
  "%s is written to the client, the shop or the person of an account",
  (template) => {
    expect(["client", "shop", "account"]).toContain(recipientOf(template));
  },
);

test("a name that every object has is no template", () => {
  expect(recipientOf("constructor")).toBe("account");
});

test("what a mail server says at length is cut", () => {
  expect(failureText(`4xx ${"x".repeat(5_000)}`)).toHaveLength(200);
});

test.each([
  ["SMS 400 invalid number", /refuse ce numéro/],
  ["SMS 503 timeout", /service de SMS ne répond pas/],
  ["SMS connect ECONNREFUSED", /service de SMS ne répond pas/],
  ["SMS 429 too many requests", /refuse ce numéro/],
  ["SMS 550 5.1.1 user unknown", /service de SMS ne répond pas/],
])("« %s » is explained as an SMS, not as an e-mail", (error, expected) => {
  expect(failureText(error)).toMatch(expected);
});
