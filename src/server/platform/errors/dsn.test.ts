import { expect, test } from "vitest";
import { readDsn } from "./dsn.ts";

test.each([
  ["https://abc123@sentry.example/42", "https://sentry.example/api/42/envelope/"],
  [
    "https://abc123@glitchtip.example/erreurs/7",
    "https://glitchtip.example/erreurs/api/7/envelope/",
  ],
  ["http://abc123:ancien@127.0.0.1:9000/1", "http://127.0.0.1:9000/api/1/envelope/"],
])("%s is taken at %s", (dsn, url) => {
  expect(readDsn(dsn)).toEqual({ url, key: "abc123" });
});

test.each([
  ["no address", "sentry"],
  ["no key", "https://sentry.example/42"],
  ["no project", "https://abc123@sentry.example/"],
  ["a project that is no number", "https://abc123@sentry.example/office"],
  ["another protocol", "ftp://abc123@sentry.example/42"],
])("%s is not an address of errors", (_, dsn) => {
  expect(readDsn(dsn)).toBeUndefined();
});
