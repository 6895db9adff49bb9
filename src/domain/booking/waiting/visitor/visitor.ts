/** Visitors who wait for a window without an appointment: what they ask, kept so that taking one asks nothing again. */
import { isRefusal } from "../../../decision.ts";
import type { Instant } from "../../../time.ts";
import { badInput, type BadInput, type FieldErrors } from "../../../validation.ts";
import type { Draft } from "../../draft/draft.ts";
import { requestOf } from "../../draft/request.ts";
import { parseBooking, type BookingRequest, type ReadPhone } from "../../request.ts";
import { isWaitingPart, WAITING_PART_FR, type WaitingPart } from "../waiting.ts";

/** After two months a visitor has found another way: the request is erased. */
export const WAITING_DAYS = 60;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEKDAY_FR = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
export const weekdayName = (day: number): string => WEEKDAY_FR[day - 1] ?? "";

/** What the visitor wants: everything of a booking but its window. */
export type VisitorRequest = Omit<BookingRequest, "slot" | "booking_id">;

export type Suiting = {
  part: WaitingPart;
  /** 1 is Monday; empty for any day. */
  weekdays: number[];
};

type Fields = Readonly<Record<string, unknown>>;

/** Fields `part` and `jour1` to `jour7`; words of another list are as if they were not there. */
export function suitingIn(fields: Fields): Suiting {
  const { part } = fields;
  const weekdays = WEEKDAYS.filter((day) => fields[`jour${day}`] !== undefined);
  return {
    part: isWaitingPart(part) ? part : "any",
    weekdays: weekdays.length === WEEKDAYS.length ? [] : weekdays,
  };
}

/** « lundi et mardi, le matin » */
export function suitingText({ part, weekdays }: Suiting): string {
  const names = weekdays.map(weekdayName);
  const last = names.pop();
  const days = [names.join(", "), last].filter(Boolean).join(" et ");
  return `${days || "tous les jours"}, ${WAITING_PART_FR[part]}`;
}

/** Never kept: only the shape of the other answers is read with them. */
const ANY_ID = "00000000-0000-4000-8000-000000000000";
const ANY_SLOT = {
  start_at: "2026-01-05T08:00:00.000Z",
  public_start_at: "2026-01-05T08:00:00.000Z",
  public_end_at: "2026-01-05T10:00:00.000Z",
  user_id: ANY_ID,
};

/** By the rules of a booking; the e-mail is needed too, since the windows are offered by it. */
export function parseVisitor(draft: Draft, readPhone: ReadPhone): VisitorRequest | BadInput {
  const parsed = parseBooking({ ...requestOf(draft, ANY_ID), slot: ANY_SLOT }, readPhone);
  const noEmail: FieldErrors =
    draft.email.trim() === ""
      ? { "client.email": "Indiquez votre e-mail : la place vous y sera proposée." }
      : {};
  if (isRefusal(parsed)) {
    const faults: FieldErrors = "detail" in parsed ? Object(parsed.detail) : {};
    return badInput({ ...faults, ...noEmail });
  }
  if (Object.keys(noEmail).length > 0) return badInput(noEmail);
  const { slot: _slot, booking_id: _id, ...request } = parsed;
  return request;
}

type Window = {
  start_at: Instant;
  public_start_at: Instant;
  public_end_at: Instant;
  user_id: string;
};

/** The booking that takes this window: what was typed, read again by the rules of today. Undefined once it was erased. */
export function bookingOf(
  kept: unknown,
  { booking_id, slot }: { booking_id: string; slot: Window },
  readPhone: ReadPhone,
): BookingRequest | undefined {
  const { start_at, public_start_at, public_end_at, user_id } = slot;
  const taken = { booking_id, slot: { start_at, public_start_at, public_end_at, user_id } };
  const parsed = parseBooking({ ...Object(kept), ...taken }, readPhone);
  return isRefusal(parsed) ? undefined : parsed;
}
