/** What happens to an upload, and which states accept it. */
import type { FileTag } from "./file.ts";
import { uploadState, type UploadItem, type UploadState } from "./upload.ts";

export type UploadEvent =
  /** The recipient exists; its id may differ from the one planned. */
  | { type: "release"; recipientID: string }
  /** The user chooses its tag. */
  | { type: "classify"; tag: FileTag }
  | { type: "start" }
  | { type: "progress"; sizeUploaded: number; sizeTotal: number }
  /** What the server answered: first the file, second the thumbnail. */
  | { type: "succeed"; uploaded: readonly string[] }
  /** The server refuses the file: a retry is useless. */
  | { type: "refuse"; reason: string }
  /** The network failed, or the server answered with an error of its own. */
  | { type: "break" }
  /** The page was reopened, or the network is back. */
  | { type: "resume" }
  | { type: "retry" }
  | { type: "abort" };

type EventType = UploadEvent["type"];

/** The events that each state accepts; any other changes nothing. */
export const UPLOAD_PASSAGES: Record<UploadState, readonly EventType[]> = {
  held: ["release", "classify", "abort"],
  // Another tab may have sent it.
  waiting: ["classify", "start", "succeed", "resume", "abort"],
  loading: ["progress", "succeed", "refuse", "break", "resume", "abort"],
  failed: ["resume", "retry", "abort"],
  success: [],
  aborted: [],
};

/** Milliseconds before each retry while the network is up; after the last one the user must ask. */
export const RETRY_AFTER: readonly number[] = [0, 1_000, 5_000, 15_000];

export function afterUploadEvent(item: UploadItem, event: UploadEvent): UploadItem {
  if (!UPLOAD_PASSAGES[uploadState(item)].includes(event.type)) return item;
  switch (event.type) {
    case "release":
      return { ...item, held: false, recipientID: event.recipientID };
    case "classify":
      return { ...item, tags: [event.tag] };
    case "start":
      return { ...item, loading: true, progress: 0, sizeUploaded: 0 };
    case "progress":
      return progressed(item, event);
    case "succeed":
      return succeeded(item, event.uploaded);
    case "refuse":
      return { ...item, loading: false, failed: true, reason: event.reason };
    case "break":
      return broken(item);
    case "resume":
      return item.reason ? item : waiting(item);
    case "retry":
      return waiting(item);
    case "abort":
      return { ...item, loading: false, failed: false, held: false, aborted: true };
  }
}

/** 100 % is reached only with the server's answer. */
function progressed(
  item: UploadItem,
  { sizeUploaded, sizeTotal }: { sizeUploaded: number; sizeTotal: number },
): UploadItem {
  const part = sizeTotal > 0 ? sizeUploaded / sizeTotal : 0;
  const progress = Math.max(item.progress, Math.min(99, Math.floor(100 * part)));
  return { ...item, progress, sizeUploaded, sizeTotal };
}

function succeeded(item: UploadItem, [url = "", thumbnail = ""]: readonly string[]): UploadItem {
  const sizeUploaded = item.sizeTotal;
  return { ...item, loading: false, success: true, progress: 100, sizeUploaded, url, thumbnail };
}

function broken(item: UploadItem): UploadItem {
  const attempts = item.attempts + 1;
  const failed = attempts >= RETRY_AFTER.length;
  return { ...item, loading: false, progress: 0, sizeUploaded: 0, attempts, failed };
}

const waiting = (item: UploadItem): UploadItem => ({
  ...item,
  loading: false,
  failed: false,
  progress: 0,
  sizeUploaded: 0,
  attempts: 0,
  reason: "",
});

/** Its tag may be changed until the upload starts. */
export const mayClassify = (item: UploadItem): boolean =>
  UPLOAD_PASSAGES[uploadState(item)].includes("classify");
