import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { askedAgainFrom, verdictOf, verdictText } from "./verdict.ts";

const FLOW = { flowId: "f-1", updatedAt: "2026-11-23T12:00:00+01:00" };
const AT = instant("2026-11-23T11:00:00.000Z");

test.each([
  ["without a word", {}],
  ["that waits", { acknowledgement: { status: "Pending" } }],
  ["whose word nobody knows", { acknowledgement: { status: "Maybe" } }],
  ["of no instant", { updatedAt: "demain", acknowledgement: { status: "Ok" } }],
])("a flow %s has no verdict yet", (_, facts) =>
  expect(verdictOf({ ...FLOW, ...facts })).toBeUndefined(),
);

test("an accepted one is dated on one clock", () =>
  expect(verdictOf({ ...FLOW, acknowledgement: { status: "Ok", details: null } })).toEqual({
    isAccepted: true,
    message_id: "f-1 Ok",
    reason_code: "",
    reason: "",
    at: AT,
  }));

test("a rejected one says why, no longer than is kept, and is another message", () => {
  const details = [{ reasonCode: "S".repeat(80), reasonMessage: "x".repeat(2_000) }];
  const verdict = verdictOf({ ...FLOW, acknowledgement: { status: "Error", details } });
  expect(verdict).toMatchObject({ isAccepted: false, message_id: "f-1 Error" });
  expect([verdict?.reason_code.length, verdict?.reason.length]).toEqual([60, 1_000]);
});

test.each([
  [{ reasonCode: "REJ", reasonMessage: "Période close" }, "REJ Période close"],
  [{ reasonCode: null, reasonMessage: "Période close" }, "Période close"],
  [{ reasonCode: "REJ" }, "REJ"],
  [{}, ""],
])("%j is said « %s »", (detail, text) => {
  const acknowledgement = { status: "Error", details: [detail] };
  const verdict = verdictOf({ ...FLOW, acknowledgement });
  expect(verdict && verdictText(verdict)).toBe(text);
});

test("after a full page nothing of its last instant is passed over, and the reading goes on", () => {
  const last = instant("2026-11-23T11:00:05.000Z");
  expect(askedAgainFrom(AT, last)).toBe("2026-11-23T11:00:04.999Z");
  expect(askedAgainFrom(last, last)).toBe(last);
});
