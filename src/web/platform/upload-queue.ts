/**
 * Photos and documents on their way (specification §4 and §9). Their bytes stay on the device until the
 * server has them: a reload, a dead network or a closed tab loses nothing, and nothing is sent twice.
 */
import { useMemo, useSyncExternalStore } from "react";
import { isRefusal } from "../../domain/decision.ts";
import {
  checkFile,
  FILES_PER_RECIPIENT,
  type FileTag,
  type UploadRecipient,
} from "../../domain/file/file.ts";
import type { DeviceRefusal, FileRefusal } from "../../domain/file/refusals.ts";
import { HEAD_BYTES, sniff } from "../../domain/file/sniff.ts";
import { RETRY_AFTER, type UploadEvent } from "../../domain/file/upload-event.ts";
import {
  isFinished,
  newUpload,
  uploadState,
  uploadsToStart,
  type UploadItem,
} from "../../domain/file/upload.ts";
import { selectedShop } from "./acting-shop.ts";
import { downscaled, HEIC } from "./downscale.ts";
import { prepareEach } from "./prepare/preparing.ts";
import { bytesOf, cachedURLOf, forgetBytes, keepBytes } from "./upload-bytes.ts";
import {
  addUpload,
  changeUploads,
  keptUploads,
  removeUploads,
  watchUploads,
} from "./upload-store.ts";
import { sendUpload } from "./upload-request.ts";

export type UploadTarget = {
  recipientType: UploadRecipient;
  recipientID: string;
  tags?: readonly FileTag[];
  /** Kept on the device until `releaseUploads(recipientID)`: the recipient does not exist yet. */
  held?: boolean;
  /** Of one file that is known by it already; chosen here otherwise. */
  id?: string;
};

/** A file that was not taken, and why. */
export type NotTaken = { filename: string; refused: FileRefusal | DeviceRefusal };

/** Puts files in the queue, one after the other; answers those that were not taken. */
export async function queueUploads(
  files: readonly File[],
  target: UploadTarget,
): Promise<NotTaken[]> {
  const notTaken: NotTaken[] = [];
  await prepareEach(files, target.recipientID, async (file) => {
    const refused = await take(file, target);
    if (refused) notTaken.push({ filename: file.name, refused });
    else void pump();
  });
  return notTaken;
}

async function take(file: File, target: UploadTarget): Promise<NotTaken["refused"] | undefined> {
  const shop_id = selectedShop();
  const mine = keptUploads().filter(({ recipientID }) => recipientID === target.recipientID);
  if (!shop_id) return "recipient-unknown";
  if (mine.length >= FILES_PER_RECIPIENT) return "too-many-files";
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const bytes = await ready(new File([file], file.name, { type: sniff(head) ?? "" }));
  if (typeof bytes === "string") return bytes;
  const checked = checkFile({ filename: file.name, mimetype: bytes.type, size: bytes.size });
  if (file.size === 0) return "file-empty";
  if (isRefusal(checked)) return checked.refused;
  const { id = crypto.randomUUID() } = target;
  const cachedURL = cachedURLOf(id);
  await keepBytes(cachedURL, bytes);
  const { recipientType, recipientID, tags = [], held = false } = target;
  addUpload(
    newUpload({ ...checked, id, cachedURL, shop_id, recipientType, recipientID, tags, held }),
  );
  return undefined;
}

/** The file as it leaves: a photo that any browser reads, no larger than a screen can show. */
export async function ready(file: File): Promise<Blob | NotTaken["refused"]> {
  const bytes = file.size > 0 ? await downscaled(file) : file;
  if (bytes.type !== HEIC) return bytes;
  const reader = await import("./prepare/read-heic.ts").catch(() => undefined);
  return reader ? reader.readHeic(bytes) : "reader-missing";
}

const ofRecipient = (recipientID: string): UploadItem[] =>
  keptUploads().filter((item) => item.recipientID === recipientID);

const idsOf = (items: readonly UploadItem[]): string[] => items.map(({ id }) => id);

/** The recipient now exists, `to` when it is another than the one foreseen: what was held for it leaves. */
export function releaseUploads(recipientID: string, to = recipientID): void {
  changeUploads(idsOf(ofRecipient(recipientID)), { type: "release", recipientID: to });
  void pump();
}

/** The draft is abandoned: what was held for it goes with it. */
export function dropUploads(recipientID: string): void {
  dropItems(ofRecipient(recipientID).filter(({ held }) => held));
}

export function clearFinishedUploads(recipientID: string): void {
  dropItems(ofRecipient(recipientID).filter(isFinished));
}

function dropItems(items: readonly UploadItem[]): void {
  removeUploads(idsOf(items));
  void forgetBytes(items);
}

/** Says what it shows, as long as it has not left. */
export const classifyUpload = (id: string, tag: FileTag): void =>
  changeUploads([id], { type: "classify", tag });

export function retryUpload(id: string): void {
  resting.delete(id);
  changeUploads([id], { type: "retry" });
  void pump();
}

/** Stops it wherever it is, and forgets it. */
export function removeUpload(id: string): void {
  changeUploads([id], { type: "abort" });
  sending.get(id)?.abort();
  dropItems(keptUploads().filter((item) => item.id === id));
}

/** The uploads of this record, in the order they were added. */
export function useUploads(recipientID: string): readonly UploadItem[] {
  const items = useSyncExternalStore(watchUploads, keptUploads);
  return useMemo(
    () => items.filter((item) => item.recipientID === recipientID),
    [items, recipientID],
  );
}

const sending = new Map<string, AbortController>();
const resting = new Set<string>();

async function pump(): Promise<void> {
  if (!navigator.onLine) return;
  const ready = uploadsToStart(keptUploads(), { shop_id: selectedShop(), resting });
  const fresh = ready.filter(({ id }) => !sending.has(id));
  await Promise.all(fresh.map(({ id }) => alone(id, () => send(id))));
}

/** One tab sends it; should that tab close, the next takes over. */
const alone = (id: string, work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(`etabli-upload-${id}`, work) : work();

async function send(id: string): Promise<void> {
  const item = keptUploads().find((one) => one.id === id);
  if (!item || uploadState(item) !== "waiting" || sending.has(id)) return;
  const stop = new AbortController();
  sending.set(id, stop);
  changeUploads([id], { type: "start" });
  const event = await travel(item, stop.signal);
  sending.delete(id);
  changeUploads([id], event);
  if (event.type === "succeed") void forgetBytes([item]);
  else if (!stop.signal.aborted) logFailure(item, event);
  if (event.type === "break") rest(id);
  void pump();
}

/** Specification §8; the file's name may be a client's, its record says enough. */
const logFailure = ({ recipientType, recipientID }: UploadItem, event: UploadEvent): void =>
  console.error(
    `/api/v1/upload/${recipientType}/${recipientID}`,
    event.type === "refuse" ? event.reason : event.type,
  );

const LOST = "Ce fichier n’est plus sur cet appareil. Ajoutez-le de nouveau.";

async function travel(item: UploadItem, signal: AbortSignal): Promise<UploadEvent> {
  const bytes = await bytesOf(item);
  if (!bytes) return { type: "refuse", reason: LOST };
  const onProgress = (sizeUploaded: number, sizeTotal: number) =>
    changeUploads([item.id], { type: "progress", sizeUploaded, sizeTotal });
  return sendUpload({ item, bytes, onProgress, signal });
}

function rest(id: string): void {
  const attempts = keptUploads().find((item) => item.id === id)?.attempts ?? 0;
  resting.add(id);
  setTimeout(() => {
    resting.delete(id);
    void pump();
  }, RETRY_AFTER[attempts] ?? 0);
}

/** What the last page left half-way leaves again; what had arrived is cleaned up. */
function wake(): void {
  resting.clear();
  const here = keptUploads().filter(({ id }) => !sending.has(id));
  changeUploads(idsOf(here), { type: "resume" });
  void pump();
}

if (typeof window !== "undefined") {
  dropItems(keptUploads().filter(isFinished));
  wake();
  addEventListener("online", wake);
}
