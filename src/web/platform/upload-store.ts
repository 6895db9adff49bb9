/** The list of uploads of this device. Kept where a reload finds it, and shared by all its tabs. */
import * as z from "zod/mini";
import { FILE_TAGS, UPLOAD_RECIPIENTS } from "../../domain/file/file.ts";
import { afterUploadEvent, type UploadEvent } from "../../domain/file/upload-event.ts";
import type { UploadItem } from "../../domain/file/upload.ts";
import { UPLOADS_KEY } from "./upload-key.ts";

const uploadsShape = z.array(
  z.object({
    id: z.string(),
    filename: z.string(),
    mimetype: z.string(),
    size: z.number(),
    progress: z.number(),
    sizeUploaded: z.number(),
    sizeTotal: z.number(),
    url: z.string(),
    thumbnail: z.string(),
    tags: z.array(z.enum(FILE_TAGS)),
    recipientType: z.enum(UPLOAD_RECIPIENTS),
    recipientID: z.string(),
    loading: z.boolean(),
    failed: z.boolean(),
    success: z.boolean(),
    cachedURL: z.string(),
    shop_id: z.string(),
    held: z.boolean(),
    aborted: z.boolean(),
    attempts: z.number(),
    reason: z.string(),
  }),
);

let kept: readonly UploadItem[] | undefined;
const listeners = new Set<() => void>();

export function keptUploads(): readonly UploadItem[] {
  kept ??= stored();
  return kept;
}

/** True once the device refused to keep the list (full disk, private window): it then lives as long as the page. */
let isOnlyHere = false;

function stored(): readonly UploadItem[] {
  if (isOnlyHere) return kept ?? [];
  const text = localStorage.getItem(UPLOADS_KEY);
  const read = uploadsShape.safeParse(text ? parsed(text) : []);
  return read.success ? read.data : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function show(next: readonly UploadItem[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Read again before each change: another tab may have written meanwhile. */
function write(change: (items: readonly UploadItem[]) => readonly UploadItem[]): void {
  const next = change(stored().map(withProgress));
  keep(next);
  show(next);
}

function keep(items: readonly UploadItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(UPLOADS_KEY, JSON.stringify(items));
    else localStorage.removeItem(UPLOADS_KEY);
  } catch {
    isOnlyHere = true;
  }
}

/** How far an upload is is shown and not written: the disk has better to do. */
function withProgress(item: UploadItem): UploadItem {
  const shown = kept?.find(({ id }) => id === item.id);
  if (!shown?.loading || !item.loading) return item;
  const { progress, sizeUploaded, sizeTotal } = shown;
  return { ...item, progress, sizeUploaded, sizeTotal };
}

export const addUpload = (item: UploadItem): void => write((items) => [...items, item]);

export function changeUploads(ids: readonly string[], event: UploadEvent): void {
  const change = (items: readonly UploadItem[]) =>
    items.map((item) => (ids.includes(item.id) ? afterUploadEvent(item, event) : item));
  if (event.type === "progress") show(change(keptUploads()));
  else write(change);
}

export const removeUploads = (ids: readonly string[]): void =>
  write((items) => items.filter(({ id }) => !ids.includes(id)));

/** Other tabs are followed. */
export function watchUploads(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === UPLOADS_KEY) show(stored().map(withProgress));
  };
  addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    removeEventListener("storage", follow);
    listeners.delete(listener);
  };
}
