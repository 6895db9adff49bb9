import { expect, test } from "vitest";
import { secretOf } from "../../platform/security/letter-secret.ts";
import { invoiceKey, isInvoiceKey } from "./key.ts";

const KEY = Buffer.alloc(32, 7);
const ID = "01990000-0000-7000-8000-000000000001";
const OTHER = "01990000-0000-7000-8000-000000000002";

test("the key of one invoice opens that one alone", () => {
  expect(isInvoiceKey(KEY, ID, invoiceKey(KEY, ID))).toBe(true);
  expect(isInvoiceKey(KEY, OTHER, invoiceKey(KEY, ID))).toBe(false);
  expect(isInvoiceKey(Buffer.alloc(32, 8), ID, invoiceKey(KEY, ID))).toBe(false);
});

test("it is not the secret of a password's letter under the same id", () => {
  expect(isInvoiceKey(KEY, ID, secretOf(KEY, ID))).toBe(false);
});

test.each([undefined, null, "", 0, ["x"], { a: 1 }, "é".repeat(43), "x".repeat(43)])(
  "%j is no key",
  (given) => expect(isInvoiceKey(KEY, ID, given)).toBe(false),
);
