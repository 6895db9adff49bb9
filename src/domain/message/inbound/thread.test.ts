import { expect, test } from "vitest";
import { replyAddress, threadIds } from "./thread.ts";

const ONE = "01970000-0000-7000-8000-000000000001";
const TWO = "01970000-0000-7000-8000-000000000002";
const none = { to: [], in_reply_to: "", references: "" };

test("the address of a reply names its letter, and is read back whatever the case", () => {
  const address = replyAddress("reponses@etabli.example", ONE);
  expect(address).toBe(`reponses+${ONE}@etabli.example`);
  expect(threadIds({ ...none, to: [address.toUpperCase()] })).toEqual([ONE]);
});

test("without it, the headers of the thread do, the last letter first", () => {
  const references = `<${ONE}@etabli.example> <${TWO}@etabli.example> <other@elsewhere>`;
  expect(threadIds({ ...none, references })).toEqual([TWO, ONE]);
  expect(threadIds({ ...none, in_reply_to: `<${ONE}@etabli.example>`, references })).toEqual([
    ONE,
    TWO,
  ]);
});

test("a letter that answers none of ours has no id", () => {
  expect(threadIds({ ...none, to: ["contact@atelier.test"], in_reply_to: "<x@y>" })).toEqual([]);
});
