/** What a client accepts to receive, way by way. What the law or the contract needs is sent whatever they chose. */
import type { Template } from "../message.ts";

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_FR: Record<Channel, string> = { email: "e-mail", sms: "SMS" };

/** How the shop learned of a choice. */
export const CHOICE_WAYS = ["office", "link", "sms"] as const;
export type ChoiceWay = (typeof CHOICE_WAYS)[number];

export const CHOICE_WAY_FR: Record<ChoiceWay, string> = {
  office: "noté par l’atelier",
  link: "par le lien d’un message",
  sms: "par un SMS",
};

/** Reminders and news: the appointment, the quote, the invoice and the codes stand without them. */
const OPTIONAL: readonly Template[] = [
  "appointment-reminder",
  "on-the-way",
  "parts-received",
  "device-unclaimed",
  "repair-status",
  "review-asked",
];

export const mayRefuse = (template: Template): boolean => OPTIONAL.includes(template);

export const isChannel = (word: unknown): word is Channel =>
  CHANNELS.some((channel) => channel === word);
