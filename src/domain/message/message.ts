/** Templates and parts of an e-mail. The outbox stores it and the queue sends it. */

export const TEMPLATES = [
  "booking-confirmed",
  "booking-new",
  "booking-trial",
  "booking-to-confirm",
  "bookings-unusual",
  "appointment-moved",
  "appointment-cancelled",
  "appointment-changed",
  "window-offered",
  "waiting-joined",
  "appointment-reminder",
  "on-the-way",
  "call-invited",
  "quote-sent",
  "quote-accepted-client",
  "quote-accepted",
  "quote-refused",
  "quote-withdrawn-client",
  "quote-withdrawn",
  "invoice-issued",
  "credit-issued",
  "payment-received",
  "payment-refunded",
  "payment-reminder",
  "payment-late",
  "parts-received",
  "device-unclaimed",
  "certificate-issued",
  "repair-status",
  "review-asked",
  "review-refused",
  "shop-letter",
  "bonus-consent",
  "tracking-link",
  "quote-link",
  "signing-code",
  "client-code",
  "new-device",
  "password-link",
  "password-changed",
  "factor-changed",
  "invitation",
  "sign-up",
  "sign-up-known",
  "ledger-head",
] as const;
export type Template = (typeof TEMPLATES)[number];

/** An e-mail ready to be queued. `text` and `html` say the same. */
export type Email = {
  template: Template;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same in one sentence and the link, for a client without e-mail; absent from a letter to the shop. */
  sms?: string;
};

/** The shop as it signs an e-mail. */
export type Sender = { name: string; phone: string; email: string; address: string };

export type LetterLink = { label: string; url: string };

/** The parts of a letter; an empty line is left out. */
export type Letter = {
  template: Template;
  to: string;
  subject: string;
  /** What an SMS says instead of the subject. */
  sms?: string;
  greeting: string;
  /** Address of the machine's drawing; it adds nothing to the words. */
  drawing?: string | undefined;
  lines: readonly string[];
  /** The button: at most one in an e-mail. */
  action?: LetterLink;
  /** Paragraphs after the button, and links without one. */
  more?: readonly (string | LetterLink)[];
};
