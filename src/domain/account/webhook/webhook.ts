/** An address of another program, and what it wants to be told. */
import { badInput, type BadInput } from "../../validation.ts";
import { isWebhookEvent, WEBHOOK_EVENTS, type WebhookEvent } from "./event.ts";

/** Of one shop. */
export const MOST_WEBHOOKS = 10;
export const MOST_ADDRESS = 1000;
/** How long the secret before a rotation still signs. */
export const ROTATION_HOURS = 24;

export const WEBHOOK_STATES = ["on", "paused", "stopped"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export type NewWebhook = { url: string; events: WebhookEvent[] };
type Input = { url: string; events: readonly string[] };

/** `isLocalAllowed`: http as well, for tests and for a program on the same machine. */
export function parseWebhook(
  input: Input,
  { isLocalAllowed }: { isLocalAllowed: boolean },
): NewWebhook | BadInput {
  const url = readAddress(input.url.trim(), isLocalAllowed ? ["https:", "http:"] : ["https:"]);
  if (url === undefined) return badInput({ url: SAY.url });
  if (input.events.length === 0 || !input.events.every(isWebhookEvent))
    return badInput({ events: SAY.events });
  return { url, events: WEBHOOK_EVENTS.filter((event) => input.events.includes(event)) };
}

/** Without its fragment, which is never sent; a name and a password in it are refused: they would stand in lists. */
function readAddress(text: string, protocols: readonly string[]): string | undefined {
  if (text.length > MOST_ADDRESS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!protocols.includes(url.protocol) || url.username !== "" || url.password !== "")
    return undefined;
  url.hash = "";
  return url.href.length > MOST_ADDRESS ? undefined : url.href;
}

const SAY = {
  url: "Une adresse qui commence par https:// est attendue, sans nom ni mot de passe.",
  events: "Choisissez au moins un événement dans la liste.",
};
