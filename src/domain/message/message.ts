/** What is said, to whom. The queue and the outbox carry it; nothing here sends. */

export const TEMPLATES = [
  "booking-confirmed",
  "booking-new",
  "appointment-moved",
  "appointment-cancelled",
  "quote-sent",
  "quote-accepted-client",
  "quote-accepted",
  "quote-refused",
  "invoice-issued",
  "payment-received",
] as const;
export type Template = (typeof TEMPLATES)[number];

/** An e-mail ready to be queued. `text` and `html` say the same. */
export type Email = { template: Template; to: string; subject: string; text: string; html: string };

/** Who speaks and whom to call back. */
export type Sender = { name: string; phone: string; email: string; address: string };

/** The parts of a letter; an empty line is left out. */
export type Letter = {
  template: Template;
  to: string;
  subject: string;
  greeting: string;
  lines: readonly string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** What follows the action. */
  more?: readonly string[];
};
