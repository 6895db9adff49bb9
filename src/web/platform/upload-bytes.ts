/** The bytes of waiting uploads, in the browser's own store (specification §9): a reload loses nothing. */
import type { UploadItem } from "../../domain/file/upload.ts";

const CACHE_NAME = "etabli-uploads";

export const cachedURLOf = (id: string): string => `/app/envois/${id}`;

/** Without a store (an address that is not secure, a full disk), as long as the page lives. */
const memory = new Map<string, Blob>();

export async function keepBytes(cachedURL: string, blob: Blob): Promise<void> {
  try {
    const cache = await caches.open(CACHE_NAME);
    await cache.put(cachedURL, new Response(blob, { headers: { "content-type": blob.type } }));
  } catch {
    memory.set(cachedURL, blob);
  }
}

type Cached = Pick<UploadItem, "cachedURL">;

/** Undefined when the device has lost them. */
export async function bytesOf({ cachedURL }: Cached): Promise<Blob | undefined> {
  const held = memory.get(cachedURL);
  if (held) return held;
  try {
    const cache = await caches.open(CACHE_NAME);
    return await (await cache.match(cachedURL))?.blob();
  } catch {
    return undefined;
  }
}

export async function forgetBytes(items: readonly Cached[]): Promise<void> {
  for (const { cachedURL } of items) memory.delete(cachedURL);
  try {
    const cache = await caches.open(CACHE_NAME);
    await Promise.all(items.map(({ cachedURL }) => cache.delete(cachedURL)));
  } catch {
    // Nothing was kept there.
  }
}
