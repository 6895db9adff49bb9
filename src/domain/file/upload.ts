/**
 * A file on its way to the server, as the browser keeps it (specification §3 and §4): it waits, leaves,
 * arrives or fails, and can be tried again. A file added before its recipient exists is held back.
 */
import type { FileTag, UploadRecipient } from "./file.ts";

/** Sizes in bytes, `progress` from 0 to 100. */
export type UploadItem = {
  id: string;
  filename: string;
  mimetype: string;
  size: number;
  progress: number;
  sizeUploaded: number;
  sizeTotal: number;
  /** Addresses on the server; empty until it has answered, and for the thumbnail of a document. */
  url: string;
  thumbnail: string;
  tags: readonly FileTag[];
  recipientType: UploadRecipient;
  recipientID: string;
  loading: boolean;
  failed: boolean;
  success: boolean;
  /** Where the browser keeps the bytes until they have arrived. */
  cachedURL: string;
  /** The shop for which it was added: nobody else's session sends it. */
  shop_id: string;
  /** Until its recipient exists. */
  held: boolean;
  aborted: boolean;
  /** How often the wire broke since the last good moment. */
  attempts: number;
  /** Why the server refused it, in its words; empty when only the wire failed. */
  reason: string;
};

export type NewUpload = Pick<
  UploadItem,
  | "id"
  | "filename"
  | "mimetype"
  | "size"
  | "tags"
  | "recipientType"
  | "recipientID"
  | "cachedURL"
  | "shop_id"
  | "held"
>;

export const newUpload = (upload: NewUpload): UploadItem => ({
  ...upload,
  progress: 0,
  sizeUploaded: 0,
  sizeTotal: upload.size,
  url: "",
  thumbnail: "",
  loading: false,
  failed: false,
  success: false,
  aborted: false,
  attempts: 0,
  reason: "",
});

export type UploadState = "held" | "waiting" | "loading" | "failed" | "success" | "aborted";

type Flags = Pick<UploadItem, "held" | "loading" | "failed" | "success" | "aborted">;

export function uploadState({ held, loading, failed, success, aborted }: Flags): UploadState {
  if (aborted) return "aborted";
  if (success) return "success";
  if (failed) return "failed";
  if (loading) return "loading";
  return held ? "held" : "waiting";
}

/** What it shows may still be said: it has not left. */
export const mayClassify = (item: UploadItem): boolean =>
  UPLOAD_PASSAGES[uploadState(item)].includes("classify");

/** Specification §4: an aborted upload counts as finished. */
export const isFinished = (item: Flags): boolean => item.success || item.aborted;

export type UploadEvent =
  /** The record exists, maybe another than the one it was meant for. */
  | { type: "release"; recipientID: string }
  /** Somebody says what it shows. */
  | { type: "classify"; tag: FileTag }
  | { type: "start" }
  | { type: "progress"; sizeUploaded: number; sizeTotal: number }
  /** What the server answered: first the file, second the thumbnail. */
  | { type: "succeed"; uploaded: readonly string[] }
  /** The server refuses it, and says why: trying again would change nothing. */
  | { type: "refuse"; reason: string }
  /** The wire broke, or the server was not well. */
  | { type: "break" }
  /** The page was left meanwhile, or the network is back. */
  | { type: "resume" }
  | { type: "retry" }
  | { type: "abort" };

type EventType = UploadEvent["type"];

/** What may happen in each state; whatever else arrives comes too late and changes nothing. */
export const UPLOAD_PASSAGES: Record<UploadState, readonly EventType[]> = {
  held: ["release", "classify", "abort"],
  // Another tab may have sent it.
  waiting: ["classify", "start", "succeed", "resume", "abort"],
  loading: ["progress", "succeed", "refuse", "break", "resume", "abort"],
  failed: ["resume", "retry", "abort"],
  success: [],
  aborted: [],
};

/** Milliseconds before each new attempt once the network is there; then somebody has to ask for it. */
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

/** The last percent is the server's: it comes with its answer. */
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

const AT_ONCE = 2;

/** Which leave now, in the order they were added: two at once, and only those of the shop at work. */
export function uploadsToStart(
  items: readonly UploadItem[],
  { shop_id, resting }: { shop_id: string | undefined; resting: ReadonlySet<string> },
): UploadItem[] {
  const places = AT_ONCE - items.filter(({ loading }) => loading).length;
  return items
    .filter((item) => item.shop_id === shop_id && !resting.has(item.id))
    .filter((item) => uploadState(item) === "waiting")
    .slice(0, Math.max(0, places));
}
