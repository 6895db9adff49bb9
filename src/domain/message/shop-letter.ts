/** What a person of the shop writes to a client from the sheet. */
import { badInput, clean, type BadInput } from "../validation.ts";
import { letterDrawing } from "./drawing.ts";
import type { EmailFields } from "./email.ts";
import type { Email } from "./message.ts";
import { layOut } from "./layout.ts";
import { inGsm } from "./sms/segments.ts";

export const LONGEST_LETTER = 2_000;

/** Cleaned; refused when there is nothing to say, or too much. */
export function parseShopLetter(typed: string): { text: string } | BadInput {
  const text = clean(typed);
  if (text === "") return badInput({ text: "Écrivez le message." });
  if (text.length > LONGEST_LETTER)
    return badInput({ text: `Ce message est trop long : ${LONGEST_LETTER} signes au plus.` });
  return { text };
}

type Fields = EmailFields & { reference: string; text: string };

/** To the client; `url` is the tracking page. By SMS, the whole text and the link. */
export const shopLetter = ({ to, shop, url, kind_id, reference, text }: Fields): Email => ({
  ...layOut(
    {
      template: "shop-letter",
      to,
      subject: `Votre réparation ${reference}`,
      greeting: "",
      drawing: letterDrawing(kind_id, url),
      lines: text.split(/\n{2,}/),
      action: { label: "Suivre ma réparation", url },
    },
    shop,
  ),
  sms: inGsm(`${shop.name} : ${text.replace(/\n+/g, " ")} ${url}`),
});
