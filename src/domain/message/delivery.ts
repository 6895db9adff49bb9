/** Why a letter did not leave, in words for the shop, and the recipient of a new attempt. */
import { LIMITED_FR } from "./limit.ts";
import type { Template } from "./message.ts";

/** Whose current address a new attempt uses; letters about an account go to the address that they had. */
export type Recipient = "client" | "shop" | "account";

const RECIPIENT: Record<Template, Recipient> = {
  "booking-confirmed": "client",
  "booking-new": "shop",
  "booking-trial": "account",
  "booking-to-confirm": "client",
  "bookings-unusual": "shop",
  "appointment-moved": "client",
  "appointment-cancelled": "client",
  "appointment-changed": "shop",
  "window-offered": "client",
  "waiting-joined": "client",
  "appointment-reminder": "client",
  "on-the-way": "client",
  "call-invited": "client",
  "quote-sent": "client",
  "quote-accepted-client": "client",
  "quote-accepted": "shop",
  "quote-refused": "shop",
  "quote-withdrawn-client": "client",
  "quote-withdrawn": "shop",
  "invoice-issued": "client",
  "credit-issued": "client",
  "payment-received": "client",
  "payment-refunded": "client",
  "payment-reminder": "client",
  "payment-late": "client",
  "parts-received": "client",
  "device-unclaimed": "client",
  "certificate-issued": "client",
  "repair-status": "client",
  "review-asked": "client",
  "review-refused": "client",
  "shop-letter": "client",
  "bonus-consent": "client",
  "tracking-link": "client",
  "quote-link": "client",
  "signing-code": "client",
  "client-code": "client",
  "new-device": "account",
  "password-link": "account",
  "password-changed": "account",
  "factor-changed": "account",
  invitation: "account",
  "sign-up": "account",
  "sign-up-known": "account",
  "ledger-head": "account",
};

/** A template that this version does not know goes where it went. */
export const recipientOf = (template: string): Recipient =>
  isTemplate(template) ? RECIPIENT[template] : "account";

const isTemplate = (word: string): word is Template => Object.hasOwn(RECIPIENT, word);

const SHORT_LIVED: readonly string[] = [
  "window-offered",
  "appointment-reminder",
  "on-the-way",
  "call-invited",
  "booking-to-confirm",
  "signing-code",
  "client-code",
  "password-link",
] satisfies Template[];

/** A letter whose link or code is over once its time has passed: sent again, it would mislead. */
export const mayResend = (template: string): boolean => !SHORT_LIVED.includes(template);

type Cause = readonly [pattern: RegExp, reason: string];

const UNKNOWN_ADDRESS = "l’adresse n’existe pas. Corrigez-la dans la fiche du client";

/** Read in this order: the enhanced code (RFC 3463) says more than the bare 550 (RFC 5321) beside it. */
const CAUSES: readonly Cause[] = [
  [/^SMS 4/, "l’opérateur refuse ce numéro. Corrigez-le dans la fiche du client"],
  [/^SMS /, "le service de SMS ne répond pas"],
  [/\b5\.1\.[0-3]\b|user unknown|no such user/i, UNKNOWN_ADDRESS],
  [/\b5\.2\.2\b|\b552\b|over quota|mailbox full/i, "la boîte du destinataire est pleine"],
  [
    /\b535\b|\b534\b|EAUTH|invalid login/i,
    "le serveur de messagerie refuse notre connexion. Prévenez l’administrateur",
  ],
  [/\b5\.7\.\d+\b|\b554\b|spam/i, "le serveur du destinataire l’a rejeté"],
  [/\b55[013]\b|mailbox unavailable/i, UNKNOWN_ADDRESS],
  [
    /ECONN|ETIMEDOUT|ENOTFOUND|EDNS|ESOCKET|timeout|connect/i,
    "le serveur de messagerie ne répond pas",
  ],
];

/** Why a letter failed, in words; the server's own when they are not known. */
export function failureText(last_error: string): string {
  if (last_error === LIMITED_FR) return LIMITED_FR;
  const known = CAUSES.find(([pattern]) => pattern.test(last_error));
  return known ? known[1] : last_error.slice(0, 200) || "le serveur de messagerie l’a refusé";
}
