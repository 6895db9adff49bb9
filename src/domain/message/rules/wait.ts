/** Which letters keep silent in the silent hours of their shop. */
import type { Template } from "../message.ts";

/** What the client waits for at that very minute. */
const AT_ONCE: readonly string[] = [
  "on-the-way",
  "signing-code",
  "client-code",
  "booking-to-confirm",
  "booking-confirmed",
  "waiting-joined",
  "tracking-link",
  "quote-link",
] satisfies Template[];

/** No person of the shop pressed a button. */
const BY_ITSELF: readonly string[] = [
  "window-offered",
  "appointment-reminder",
  "device-unclaimed",
  "payment-late",
  "review-asked",
] satisfies Template[];

/**
 * An SMS rings at night; an e-mail that a person of the shop sends does not, and a client who writes at nine in the evening
 * is glad of an answer. What leaves by itself waits either way.
 */
export const keepsSilence = ({
  template,
  channel,
}: {
  template: string;
  channel: string;
}): boolean => BY_ITSELF.includes(template) || (channel === "sms" && !AT_ONCE.includes(template));
