/** What a reload must not lose, in this tab only, until the booking is made. */
import { isObject } from "../json.ts";
import type { BookingProps } from "../props.ts";
import { draftOf, type Draft } from "./draft.ts";

export type Memory = {
  booking_id: string;
  draft: Draft;
  /** What was kept of a confirmation, null before there is one; `confirmationOf` reads it. */
  done: unknown;
};

const keyOf = (shopId: string): string => `etabli:rdv:${shopId}`;

export function recall({ shop, categories }: BookingProps): Memory {
  const kept = readKept(shop.id);
  const booking_id = typeof kept.booking_id === "string" ? kept.booking_id : crypto.randomUUID();
  const draft = draftOf(kept.draft, categories);
  return { booking_id, draft, done: kept.done ?? null };
}

/** A browser that keeps nothing (private window, full disk) only loses the reload. */
export function remember(shopId: string, memory: Memory): void {
  try {
    sessionStorage.setItem(keyOf(shopId), JSON.stringify(memory));
  } catch {
    return;
  }
}

function readKept(shopId: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(shopId)) ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
