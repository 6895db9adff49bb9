import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import type { ReportContent } from "./aggregate.ts";
import {
  maySendAgain,
  reportReason,
  reportState,
  type ReportState,
  type SentVersion,
} from "./state.ts";

const EMPTY: ReportContent = { sales: [], payments: [] };
const SOLD: ReportContent = {
  sales: [{ day: date("2026-11-23"), category: "TPS1", vat_rate: 2_000, base: 10_000, vat: 2_000 }],
  payments: [],
};
const sent = (facts: Partial<SentVersion> = {}): SentVersion => ({
  content: SOLD,
  flow: { state: "sent", failure: "" },
  status: undefined,
  ...facts,
});
const refused = { code: 301, reason: "Période close" };

test.each<[string, ReportState, Parameters<typeof reportState>[0]]>([
  ["that is not over is open", "open", { now: SOLD, isOver: false, sent: undefined }],
  ["without a sale has nothing to send", "empty", { now: EMPTY, isOver: true, sent: undefined }],
  ["with one is ready", "ready", { now: SOLD, isOver: true, sent: undefined }],
  [
    "whose report is on its way waits",
    "waiting",
    { now: SOLD, isOver: true, sent: sent({ flow: { state: "waiting", failure: "" } }) },
  ],
  [
    "without its flow waits",
    "waiting",
    { now: SOLD, isOver: true, sent: sent({ flow: undefined }) },
  ],
  ["whose report left is sent", "sent", { now: SOLD, isOver: true, sent: sent() }],
  [
    "whose report could not leave has failed",
    "failed",
    { now: SOLD, isOver: true, sent: sent({ flow: { state: "failed", failure: "refused" } }) },
  ],
  [
    "is accepted by the platform",
    "accepted",
    { now: SOLD, isOver: true, sent: sent({ status: { code: 300, reason: "" } }) },
  ],
  ["is rejected by it", "rejected", { now: SOLD, isOver: true, sent: sent({ status: refused }) }],
  [
    "that changed since is outdated, whatever was said of it",
    "outdated",
    { now: EMPTY, isOver: true, sent: sent({ status: refused }) },
  ],
])("a period %s", (_, state, asked) => expect(reportState(asked)).toBe(state));

test.each<[string, SentVersion | undefined]>([
  ["", undefined],
  ["", sent()],
  ["refused 503", sent({ flow: { state: "failed", failure: "refused 503" } })],
  ["Période close", sent({ status: refused, flow: { state: "failed", failure: "refused" } })],
])("the reason « %s » is that of the last one who spoke", (reason, version) =>
  expect(reportReason(version)).toBe(reason),
);

test("only what was not accepted, or is no longer true, is sent again", () => {
  const states: ReportState[] = [
    "open",
    "empty",
    "ready",
    "waiting",
    "sent",
    "failed",
    "accepted",
    "rejected",
    "outdated",
  ];
  expect(states.filter(maySendAgain)).toEqual(["failed", "rejected", "outdated"]);
});
