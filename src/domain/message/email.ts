import { layOut } from "./layout.ts";
import type { Email, Letter, Sender } from "./message.ts";

/** What every template takes; `url` is absolute. */
export type EmailFields = { to: string; shop: Sender; url: string };

/** The e-mail, null without a recipient's address. */
export const emailOf = (
  { to, shop }: Omit<EmailFields, "url">,
  letter: Omit<Letter, "to" | "greeting">,
): Email | null => (to ? layOut({ ...letter, to, greeting: "Bonjour," }, shop) : null);
