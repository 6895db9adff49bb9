/** The photos of a booking, kept in the browser until it is made: a reload loses none. */

export type KeptPhoto = { id: string; file: Blob };

/** As many as the server takes of a client. */
export const MOST_PHOTOS = 6;

const CACHE = "etabli-rdv-photos";
const addressOf = (booking_id: string, id: string): string => `/rdv-photos/${booking_id}/${id}`;

/** A browser that keeps nothing (private window, no TLS) keeps them for the time of the page. */
const inPage = new Map<string, Blob>();

const openBox = async (): Promise<Cache | undefined> => {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
};

export async function keepPhoto(booking_id: string, { id, file }: KeptPhoto): Promise<void> {
  const address = addressOf(booking_id, id);
  inPage.set(address, file);
  const box = await openBox();
  await box
    ?.put(address, new Response(file, { headers: { "content-type": file.type } }))
    .catch(() => undefined);
}

export async function dropPhoto(booking_id: string, id: string): Promise<void> {
  const address = addressOf(booking_id, id);
  inPage.delete(address);
  await (await openBox())?.delete(address);
}

export async function keptPhotos(booking_id: string): Promise<KeptPhoto[]> {
  const start = addressOf(booking_id, "");
  const box = await openBox();
  const found = new Map(inPage);
  for (const request of (await box?.keys()) ?? []) {
    const { pathname } = new URL(request.url);
    if (!found.has(pathname)) found.set(pathname, await blobIn(box, request));
  }
  return [...found]
    .filter(([address]) => address.startsWith(start))
    .map(([address, file]) => ({ id: address.slice(start.length), file }));
}

const blobIn = async (box: Cache | undefined, request: Request): Promise<Blob> =>
  (await (await box?.match(request))?.blob()) ?? new Blob();
