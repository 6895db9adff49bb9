/** What this site keeps on the device, and what an explicit sign-out removes: other people may use the computer. */
import * as z from "zod/mini";
import { deferredCount, isDeferredCount } from "./deferred/count.ts";
import { forgetKept } from "./kept/forget.ts";
import { UPLOADS_KEY } from "./upload-key.ts";

/** How the office is shown on this device; names no client. */
const PREFERENCES: readonly string[] = [
  "etabli.agenda",
  "etabli.client-view-hidden",
  "etabli.home",
  "etabli.narrow-menu",
  "etabli.title-firstname",
  "etabli.upper-lastname",
];

const ours = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith("etabli."));

export type Unsent = { photos: number; drafts: number; acts: number };

/** What would be lost: photos that wait for the network, and what was typed and not saved, and acts that wait for the network. */
export function unsentData(account_id: string | undefined): Unsent {
  const drafts = [localStorage, sessionStorage].flatMap((storage) => ours(storage).filter(isDraft));
  return {
    photos: unsentPhotos(localStorage.getItem(UPLOADS_KEY)),
    drafts: drafts.length,
    acts: deferredCount(account_id).all,
  };
}

const uploads = z.array(z.object({ success: z.boolean() }));

function unsentPhotos(text: string | null): number {
  try {
    const read = uploads.safeParse(JSON.parse(text ?? "[]"));
    return read.success ? read.data.filter(({ success }) => !success).length : 0;
  } catch {
    return 0;
  }
}

const OWNER_KEY = "etabli.drafts-owner";
const isDraft = (key: string): boolean => /-drafts?\./.test(key);

/** What one person typed waits for their next sign-in; at a shared computer another person finds none of it. */
export function claimDrafts(account_id: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    const owner = storage.getItem(OWNER_KEY);
    if (owner === account_id) continue;
    if (owner) for (const key of ours(storage).filter(isDraft)) storage.removeItem(key);
    storage.setItem(OWNER_KEY, account_id);
  }
}

/** Everything but preferences, and how many acts of others wait: session, notifications, drafts, and the bytes of uploads. */
export async function clearDevice(): Promise<void> {
  for (const key of ours(localStorage))
    if (!PREFERENCES.includes(key) && !isDeferredCount(key)) localStorage.removeItem(key);
  for (const key of ours(sessionStorage)) sessionStorage.removeItem(key);
  await forgetKept();
  // Only logged (specification §8): a browser that refuses its caches has kept nothing there, and the session must end.
  await clearCaches().catch((error: unknown) => console.error("caches", error));
}

async function clearCaches(): Promise<void> {
  // Absent on an address that is not secure.
  if (typeof caches === "undefined") return;
  for (const name of await caches.keys()) if (name.startsWith("etabli")) await caches.delete(name);
}
