/** Where the report of a period is, as its owner reads it. */
import { isEmptyReport, isOutdated, type ReportContent } from "./aggregate.ts";

export type ReportState =
  | "open"
  | "empty"
  | "ready"
  | "waiting"
  | "sent"
  | "failed"
  | "accepted"
  | "rejected"
  | "outdated";

/** What became of the latest version: its flow, then what the platform said of it. */
export type SentVersion = {
  content: ReportContent;
  flow: { state: "waiting" | "sent" | "failed"; failure: string } | undefined;
  status: { code: number; reason: string } | undefined;
};

type Asked = { now: ReportContent; isOver: boolean; sent: SentVersion | undefined };

/** What was reported and is no longer true comes before what the platform said of it. */
export function reportState({ now, isOver, sent }: Asked): ReportState {
  if (sent) return isOutdated(sent.content, now) ? "outdated" : saidOf(sent);
  if (!isOver) return "open";
  return isEmptyReport(now) ? "empty" : "ready";
}

function saidOf({ flow, status }: SentVersion): ReportState {
  if (status) return status.code === 300 ? "accepted" : "rejected";
  return flow?.state ?? "waiting";
}

export const reportReason = (sent: SentVersion | undefined): string =>
  sent?.status?.reason || (sent?.flow?.failure ?? "");

/** A rejected report is put right by sending it again, even when nothing of it changed. */
export const maySendAgain = (state: ReportState): boolean =>
  state === "outdated" || state === "rejected" || state === "failed";
