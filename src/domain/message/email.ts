import { recipientOf } from "./delivery.ts";
import { layOut } from "./layout.ts";
import type { Email, Letter, Sender } from "./message.ts";

/** What every template takes; `url` is absolute. */
export type EmailFields = { to: string; shop: Sender; url: string };

/** The letter; without an address, a client may still get it by SMS, any other recipient has none (null). */
export const emailOf = (
  { to, shop }: Omit<EmailFields, "url">,
  letter: Omit<Letter, "to" | "greeting">,
): Email | null =>
  to || recipientOf(letter.template) === "client"
    ? layOut({ ...letter, to, greeting: "Bonjour," }, shop)
    : null;
