import { expect, test } from "vitest";
import { readRecognition, recognitionPressed } from "./posted.ts";

test("what travels is read back, whatever was posted in its place", () => {
  const fields = { "returning.contact": " a@b.fr ", "returning.passes": "one  two" };
  expect(readRecognition(fields)).toEqual({
    contact: "a@b.fr",
    code_id: "",
    passes: ["one", "two"],
  });
  expect(readRecognition({ "returning.contact": ["a"], "returning.passes": 12 })).toEqual({
    contact: "",
    code_id: "",
    passes: [],
  });
  const many = Array.from({ length: 50 }, (_, index) => `p${index}`).join(" ");
  expect(readRecognition({ "returning.passes": many }).passes).toHaveLength(8);
});

const ASKED = { "returning.contact": "a@b.fr" };
const SENT = { ...ASKED, "returning.code_id": "sealed" };

test.each([
  ["a button of the booking", { ...SENT, "returning.code": "123 456", next: "1" }, undefined],
  ["the code's button", { ...ASKED, returning: "ask" }, { press: "ask" }],
  ["another code", { ...SENT, returning: "restart" }, { press: "restart" }],
  [
    "the digits",
    { ...SENT, returning: "confirm", "returning.code": "123 456" },
    { press: "confirm", code: "123 456" },
  ],
  ["an unknown button", { ...SENT, returning: "magie" }, undefined],
  ["a client", { "returning.client": "pass" }, { press: "client", chosen: "pass" }],
  ["an address", { "returning.address": "0" }, { press: "address", chosen: "0" }],
  ["an appliance", { "returning.appliance": "w1" }, { press: "appliance", chosen: "w1" }],
])("%s is understood", (_case, fields, press) => {
  expect(recognitionPressed(fields)).toEqual(press);
});

test.each([
  ["a contact", ASKED, { press: "ask" }],
  ["a code", { ...SENT, "returning.code": "123456" }, { press: "confirm", code: "123456" }],
  ["a contact whose code was sent", SENT, undefined],
  ["nothing", {}, undefined],
  ["a client who is known", { ...SENT, "returning.code": "1", "returning.passes": "p" }, undefined],
])("Enter after %s", (_case, fields, press) => {
  expect(recognitionPressed({ ...fields, enter: "1" })).toEqual(press);
});
