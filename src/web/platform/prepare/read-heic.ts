/** An iPhone's own photos, which only Apple's browsers read: everywhere else they become a JPEG before they leave. */
import type { DeviceRefusal, FileRefusal } from "../../../domain/file/refusals.ts";

type Refused = DeviceRefusal | Extract<FileRefusal, "file-unreadable">;

/** A worker of its own each time: what the library takes for a photo of 12 million pixels is given back. */
export function readHeic(photo: Blob): Promise<Blob | Refused> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | Refused>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Blob | undefined>) =>
      resolve(data ?? "file-unreadable"),
    );
    worker.addEventListener("error", () => resolve("reader-missing"));
    worker.postMessage(photo);
  }).finally(() => worker.terminate());
}
