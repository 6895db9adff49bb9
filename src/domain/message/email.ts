import { recipientOf } from "./delivery.ts";
import { letterDrawing } from "./drawing.ts";
import { layOut } from "./layout.ts";
import type { Email, Letter, Sender } from "./message.ts";

/** What every template takes; `url` is absolute. */
export type EmailFields = {
  to: string;
  shop: Sender;
  url: string;
  /** Of the appliance that the letter is about, which is drawn. */
  kind_id?: string | null;
};

/** The letter; without an address, a client may still get it by SMS, any other recipient has none (null). */
export const emailOf = (
  { to, shop, url, kind_id }: EmailFields,
  letter: Omit<Letter, "to" | "greeting">,
): Email | null =>
  to || recipientOf(letter.template) === "client"
    ? layOut({ ...letter, to, greeting: "Bonjour,", drawing: letterDrawing(kind_id, url) }, shop)
    : null;
