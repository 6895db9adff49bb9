/** One file to the shop in slices: after a cut it goes on from what the server has. */
import { SLICE_BYTES } from "../../../../domain/file/slice.ts";

export type Sent = "kept" | "lost" | { why: string };

type Sending = {
  token: string;
  clip: { id: string; filename: string };
  bytes: Blob;
  /** Of the whole file, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Never throws. `lost`: no answer came; it may be tried again. */
export async function sendClip({ token, clip, bytes, onProgress }: Sending): Promise<Sent> {
  const url = (offset: number): string => {
    const place = { offset: String(offset), length: String(bytes.size), filename: clip.filename };
    return `/appel/${token}/clips/${clip.id}?${new URLSearchParams(place)}`;
  };
  let answer = await ask(url(0));
  for (;;) {
    if (typeof answer !== "number") return answer;
    onProgress(answer / bytes.size);
    const from = answer;
    const body = bytes.slice(from, from + SLICE_BYTES, "application/octet-stream");
    answer = await ask(url(from), body);
    // The same place again, without an error: the server keeps nothing of it.
    if (answer === from) return "lost";
  }
}

/** The bytes that the server has, or what became of the file. */
async function ask(url: string, body?: Blob): Promise<number | Sent> {
  try {
    const response = await fetch(url, {
      method: body ? "PUT" : "GET",
      ...(body && { body, headers: { "content-type": "application/octet-stream" } }),
    });
    return readAnswer(response.status, await response.json());
  } catch {
    return "lost";
  }
}

export function readAnswer(status: number, read: unknown): number | Sent {
  if (typeof read !== "object" || read === null) return "lost";
  if (status === 200 && "kept" in read) return "kept";
  if (status === 200 && "received" in read && typeof read.received === "number")
    return read.received;
  // Only a refusal in words is about this file: the other answers are tried again.
  const isTold = status >= 400 && status < 500 && "refused" in read && "message" in read;
  return isTold ? { why: String(read.message) } : "lost";
}
