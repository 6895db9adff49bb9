/** What a reload must not lose, in this tab only, until the booking is made. */
import { isObject } from "../json.ts";
import type { BookingProps } from "../props.ts";
import { answered, EMPTY_DRAFT, type Draft } from "../../../domain/booking/draft/draft.ts";
import { begun, draftOf, settled } from "../../../domain/booking/draft/settle.ts";

export type Memory = {
  booking_id: string;
  draft: Draft;
  /** What was kept of a confirmation, null before there is one; `confirmationOf` reads it. */
  done: unknown;
};

const keyOf = (shopId: string): string => `etabli:rdv:${shopId}`;

/** A slot pressed on the shop's page, or a trial, begins another booking after one that is done. */
export function recall(props: BookingProps, isOpening: boolean): Memory {
  const kept = readKept(props.shop.id);
  const booking_id = typeof kept.booking_id === "string" ? kept.booking_id : crypto.randomUUID();
  const draft = begun(props, draftOf(kept.draft, props.categories));
  return {
    booking_id,
    draft,
    done: (props.wanted || props.trial) && isOpening ? null : (kept.done ?? null),
  };
}

export const begin = (props: BookingProps): Memory => ({
  booking_id: crypto.randomUUID(),
  draft: begun(props, EMPTY_DRAFT),
  done: null,
});

/** What an answer makes of all the others. */
export const withAnswer = (
  props: BookingProps,
  memory: Memory,
  change: Partial<Draft>,
): Memory => ({ ...memory, draft: settled(props, answered(memory.draft, change)) });

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
