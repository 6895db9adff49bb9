/** How long the link of a call opens it, and how it is brought to the client. */
import { addMinutes, type Instant } from "../time.ts";

/** Of a call that is started at once. */
export const LINK_HOURS = 4;
/** After the end of an appointment, which may begin late and last. */
export const HOURS_AFTER = 2;

type Visit = { start_at: Instant; end_at: Instant };

/** The appointment's own end counts when it is later: a link sent in the morning is good in the afternoon. */
export function linkUntil(opened_at: Instant, visit: Visit | undefined): Instant {
  const soon = addMinutes(opened_at, LINK_HOURS * 60);
  const after = visit ? addMinutes(visit.end_at, HOURS_AFTER * 60) : soon;
  return after > soon ? after : soon;
}

export const INVITE_CHANNELS = ["email", "sms"] as const;
export type InviteChannel = (typeof INVITE_CHANNELS)[number];

export const isInviteChannel = (word: string): word is InviteChannel =>
  INVITE_CHANNELS.some((channel) => channel === word);
