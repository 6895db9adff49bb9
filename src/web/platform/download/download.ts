/** A file of the server that takes time to come: its progress is on the screen, and a refusal is read there. */
import { selectedShop } from "../acting-shop.ts";
import { headersFor } from "../headers.ts";

export type DownloadEnd = "saved" | "refused" | "unreachable";

/** `onProgress`: bytes so far. The browser is given the file once it is whole: one that is cut short is not kept. */
export async function download(
  path: string,
  onProgress: (bytes: number) => void,
): Promise<DownloadEnd> {
  try {
    const response = await fetch(path, {
      credentials: "same-origin",
      headers: headersFor(selectedShop()),
    });
    if (!response.ok || !response.body) return "refused";
    save(await readAll(response.body, onProgress), nameIn(response.headers));
    return "saved";
  } catch (error) {
    console.error(path, error);
    return "unreachable";
  }
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onProgress(bytes);
  }
  return new Blob(parts);
}

const nameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "export.zip";

function save(blob: Blob, filename: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
