/**
 * A file being uploaded, as the browser stores it (specification §3 and §4). One added before its recipient
 * exists is held until then.
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
  /** URLs on the server; empty before its answer. A document has no thumbnail. */
  url: string;
  thumbnail: string;
  tags: readonly FileTag[];
  recipientType: UploadRecipient;
  recipientID: string;
  loading: boolean;
  failed: boolean;
  success: boolean;
  /** Where the browser caches the bytes until the upload succeeds. */
  cachedURL: string;
  /** Only a session of this shop sends it. */
  shop_id: string;
  /** True until its recipient exists. */
  held: boolean;
  aborted: boolean;
  /** Failed attempts in a row because of the network. */
  attempts: number;
  /** The server's message when it refused the file; empty when the network failed. */
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

/** Specification §4: an aborted upload counts as finished. */
export const isFinished = (item: Flags): boolean => item.success || item.aborted;

const AT_ONCE = 2;

/** The uploads to start now, in the order they were added: two at once, of the session's shop only. `resting` wait for a retry. */
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
