/** One file to the server. By XMLHttpRequest: it alone tells how far a request has left. */
import * as z from "zod/mini";
import { SLICE_BYTES } from "../../domain/file/slice.ts";
import type { UploadEvent } from "../../domain/file/upload-event.ts";
import type { UploadItem } from "../../domain/file/upload.ts";
import { actsForAnother, selectedShop } from "./acting-shop.ts";

export type UploadOptions = {
  item: UploadItem;
  bytes: Blob;
  onProgress: (sizeUploaded: number, sizeTotal: number) => void;
  signal: AbortSignal;
};

/** What became of it; never throws. A heavy file leaves in slices, and goes on from where a cut stopped it. */
export async function sendUpload(options: UploadOptions): Promise<UploadEvent> {
  const { item, bytes, onProgress } = options;
  if (bytes.size > SLICE_BYTES) return sendSlices(options);
  const path = `/api/v1/upload/${item.recipientType}/${item.recipientID}`;
  const body = formOf(item, bytes);
  const answer = await send(
    { path, body, onProgress: (sent, all) => onProgress(sent, all) },
    options,
  );
  return answer ? outcomeOf(answer.status, answer.body) : { type: "break" };
}

async function sendSlices(options: UploadOptions): Promise<UploadEvent> {
  const { item, bytes, onProgress } = options;
  const known = await send({ method: "GET", path: sliceUrl(item, bytes.size, 0) }, options);
  for (let answer = known; ;) {
    const received = answer && receivedIn(answer);
    if (!answer || received === undefined)
      return answer ? outcomeOf(answer.status, answer.body) : { type: "break" };
    const body = bytes.slice(received, received + SLICE_BYTES, "application/octet-stream");
    answer = await send(
      {
        path: sliceUrl(item, bytes.size, received),
        body,
        onProgress: (sent) => onProgress(Math.min(received + sent, bytes.size), bytes.size),
      },
      options,
    );
    // The same place again, without an error: the server keeps nothing of it.
    if (answer && receivedIn(answer) === received) return { type: "break" };
  }
}

function sliceUrl(item: UploadItem, length: number, offset: number): string {
  const { recipientType, recipientID, id, filename, tags } = item;
  const place = { offset: String(offset), length: String(length), filename, tags: tags.join(",") };
  return `/api/v1/upload/${recipientType}/${recipientID}/${id}?${new URLSearchParams(place).toString()}`;
}

const progressShape = z.object({ received: z.number() });

/** How much of the file the server has; undefined for any other answer. */
export const receivedIn = ({ status, body }: Answer): number | undefined =>
  status === 200 ? progressShape.safeParse(parsed(body)).data?.received : undefined;

type Answer = { status: number; body: string };
type Sending = {
  method?: "GET" | "PUT";
  path: string;
  body?: FormData | Blob;
  onProgress?: (sent: number, all: number) => void;
};

/** Undefined when no answer came. */
function send(
  { method = "PUT", path, body, onProgress }: Sending,
  { signal }: Pick<UploadOptions, "signal">,
): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const wire = new XMLHttpRequest();
  wire.open(method, path);
  const shop_id = selectedShop();
  if (shop_id && actsForAnother()) wire.setRequestHeader("x-shop-id", shop_id);
  wire.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(loaded, total));
  wire.addEventListener("load", () => resolve({ status: wire.status, body: wire.responseText }));
  for (const end of ["error", "timeout", "abort"])
    wire.addEventListener(end, () => resolve(undefined));
  if (signal.aborted) return Promise.resolve(undefined);
  signal.addEventListener("abort", () => wire.abort());
  wire.send(body);
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
