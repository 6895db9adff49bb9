/** One file to the server. By XMLHttpRequest: it alone tells how far a request has left. */
import * as z from "zod/mini";
import type { UploadEvent } from "../../domain/file/upload-event.ts";
import type { UploadItem } from "../../domain/file/upload.ts";
import { actsForAnother, selectedShop } from "./acting-shop.ts";

export type UploadOptions = {
  item: UploadItem;
  bytes: Blob;
  onProgress: (sizeUploaded: number, sizeTotal: number) => void;
  signal: AbortSignal;
};

/** What became of it; never throws. */
export function sendUpload({
  item,
  bytes,
  onProgress,
  signal,
}: UploadOptions): Promise<UploadEvent> {
  const { promise, resolve } = Promise.withResolvers<UploadEvent>();
  const wire = new XMLHttpRequest();
  wire.open("PUT", `/api/v1/upload/${item.recipientType}/${item.recipientID}`);
  const shop_id = selectedShop();
  if (shop_id && actsForAnother()) wire.setRequestHeader("x-shop-id", shop_id);
  wire.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
  wire.addEventListener("load", () => resolve(outcomeOf(wire.status, wire.responseText)));
  for (const end of ["error", "timeout", "abort"])
    wire.addEventListener(end, () => resolve({ type: "break" }));
  signal.addEventListener("abort", () => wire.abort());
  wire.send(formOf(item, bytes));
  return promise;
}

/** The id goes first: sent again, the same file is known and written once. */
function formOf({ id, tags, filename }: UploadItem, bytes: Blob): FormData {
  const form = new FormData();
  form.append("ids", id);
  for (const tag of tags) form.append("tags", tag);
  form.append("files", bytes, filename);
  return form;
}

const takenShape = z.object({ uploaded: z.array(z.string()).check(z.minLength(1)) });
const refusedShape = z.object({ message: z.string() });

/** Answers that say nothing about the file: the session ended, too much at once, the server is not well. */
const PASSING = new Set([401, 408, 429]);

export function outcomeOf(status: number, body: string): UploadEvent {
  const answer = parsed(body);
  const taken = takenShape.safeParse(answer);
  if (status === 200) return taken.success ? { type: "succeed", ...taken.data } : { type: "break" };
  const refused = refusedShape.safeParse(answer);
  const final = status >= 400 && status < 500 && !PASSING.has(status);
  return final && refused.success
    ? { type: "refuse", reason: refused.data.message }
    : { type: "break" };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
