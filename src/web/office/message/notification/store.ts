/** The notifications of this person as the browser keeps them, with the time of its last connection (specification §3, §9). */
import * as z from "zod/mini";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { keptSession } from "../../../platform/session.ts";

const NOTIFICATIONS_KEY = "etabli.notifications";
const MOST_KEPT = 100;

const notificationShape = z.object({
  id: z.string(),
  type: z.enum(["event", "other"]),
  kind: z.string(),
  data: z.object({ title: z.string(), subtitle: z.string(), repair_id: z.optional(z.string()) }),
  path: z.string(),
  assigned_to: z.nullable(z.string()),
  done_at: z.nullable(z.string()),
  read_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type KeptNotification = z.infer<typeof notificationShape>;

const keptShape = z.object({
  owner: z.string(),
  /** Milliseconds; 0 before the first. */
  lastConnection: z.number(),
  list: z.array(notificationShape),
});
export type Kept = z.infer<typeof keptShape>;

/** The newest first; one that is known already is replaced. */
export function withNotification(
  list: readonly KeptNotification[],
  one: KeptNotification,
): KeptNotification[] {
  const others = list.filter(({ id }) => id !== one.id);
  return [one, ...others]
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MOST_KEPT);
}

export const isUnread = ({ read_at, done_at }: KeptNotification): boolean => !read_at && !done_at;

/** What was kept for another account or shop is not this person's. */
export function readKept(text: string | null, owner: string): Kept {
  const none = { owner, lastConnection: 0, list: [] };
  try {
    const read = keptShape.safeParse(JSON.parse(text ?? ""));
    return read.success && read.data.owner === owner ? read.data : none;
  } catch {
    return none;
  }
}

const ownerNow = (): string => `${keptSession().session?.me.id ?? ""}:${selectedShop() ?? ""}`;

let kept: Kept | undefined;
const listeners = new Set<() => void>();

export function keptNotifications(): Kept {
  const owner = ownerNow();
  if (kept?.owner !== owner) kept = readKept(localStorage.getItem(NOTIFICATIONS_KEY), owner);
  return kept;
}

/** The newest first; the same array as long as no notification comes or changes. */
export const notificationList = (): readonly KeptNotification[] => keptNotifications().list;

export function watchNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds. Each change in the shop moves the last connection: the list is not written for each of them. */
const WRITE_AFTER = 250;
let writing: ReturnType<typeof setTimeout> | undefined;

function keep(next: Kept): void {
  kept = next;
  writing ??= setTimeout(write, WRITE_AFTER);
}

function write(): void {
  clearTimeout(writing);
  writing = undefined;
  if (kept) localStorage.setItem(NOTIFICATIONS_KEY, JSON.stringify(kept));
}

if (typeof window !== "undefined")
  addEventListener("pagehide", () => {
    if (writing) write();
  });

/** Undefined for what is no notification, and for one that is known as it is. */
export function receive(value: unknown): KeptNotification | undefined {
  const read = notificationShape.safeParse(value);
  if (!read.success) return undefined;
  const before = keptNotifications();
  const known = before.list.find(({ id }) => id === read.data.id);
  if (JSON.stringify(known) === JSON.stringify(read.data)) return undefined;
  keep({ ...before, list: withNotification(before.list, read.data) });
  for (const listener of listeners) listener();
  return known ? undefined : read.data;
}

export function noteConnection(at: number): void {
  const before = keptNotifications();
  if (at > before.lastConnection) keep({ ...before, lastConnection: at });
}
