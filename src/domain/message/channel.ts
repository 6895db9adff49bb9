/** By which way a client is reached: the e-mail on file, else an SMS to a mobile telephone, else the shop calls. */
import { phoneNameOf, type Phone } from "../client/phone/phone.ts";
import { mayRefuse, type Channel } from "./choice/choice.ts";
import type { Template } from "./message.ts";

export type Reach =
  | { channel: "email"; to: string }
  | { channel: "sms"; to: string }
  | { channel: "call"; to: string }
  | { channel: "none" };

type Contact = { email: string; phones: readonly Pick<Phone, "number">[] };

/** What a client without e-mail gets: an SMS; or, where they must know, a call of the shop when there is no mobile either. */
const WITHOUT_EMAIL: Partial<Record<Template, "sms" | "sms-or-call">> = {
  "booking-confirmed": "sms-or-call",
  "appointment-moved": "sms-or-call",
  "appointment-cancelled": "sms-or-call",
  "window-offered": "sms",
  "appointment-reminder": "sms",
  "on-the-way": "sms",
  "call-invited": "sms",
  "payment-reminder": "sms-or-call",
  "payment-late": "sms-or-call",
  "quote-sent": "sms-or-call",
  "parts-received": "sms-or-call",
  "device-unclaimed": "sms-or-call",
  "certificate-issued": "sms",
  "repair-status": "sms",
  "review-asked": "sms",
  "shop-letter": "sms",
  "invoice-issued": "sms",
  "credit-issued": "sms",
  "tracking-link": "sms",
  "quote-link": "sms",
};

export const mobileOf = ({ phones }: Pick<Contact, "phones">): string | undefined =>
  phones.find(({ number }) => phoneNameOf(number) === "Portable")?.number;

/** `refused`: the ways by which the client wants no more than what the law or the contract needs. */
export function reachOf(
  client: Contact,
  template: Template,
  refused: readonly Channel[] = [],
): Reach {
  const closed = mayRefuse(template) ? refused : [];
  if (client.email && !closed.includes("email")) return { channel: "email", to: client.email };
  const otherwise = WITHOUT_EMAIL[template];
  const mobile = mobileOf(client);
  if (otherwise && mobile && !closed.includes("sms")) return { channel: "sms", to: mobile };
  if (otherwise === "sms-or-call" && closed.length === 0)
    return { channel: "call", to: client.phones[0]?.number ?? "" };
  return { channel: "none" };
}
