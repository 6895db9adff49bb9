import * as z from "zod/mini";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { headersFor } from "../../../platform/headers.ts";
import {
  MOST_FILE_BYTES,
  RECEIVED_REFUSAL_FR,
} from "../../../../domain/invoice/received/refusals.ts";
import { isUnreadReason, type UnreadReason } from "../../../../domain/invoice/received/unread.ts";

const refused = z.object({ refused: z.string(), message: z.string() });
const UNREACHABLE = "Le réseau ne répond pas. Le fichier n’est pas envoyé ; réessayez.";

/** With `unread`, a person may still type what the file says. */
export type Brought = { unread?: UnreadReason; message: string } | undefined;

/** Sends one file of a supplier; answers nothing once it is received, or why it is not. */
export async function bringInvoice(
  file: File,
  typed: Readonly<Record<string, string>>,
): Promise<Brought> {
  if (file.size > MOST_FILE_BYTES) return { message: RECEIVED_REFUSAL_FR["xml-too-large"] };
  const isXml = /\.xml$/i.test(file.name);
  try {
    const query = new URLSearchParams(typed);
    const response = await fetch(
      `/api/v1/shops/${selectedShop() ?? ""}/supplier-invoices?${query}`,
      {
        method: "POST",
        credentials: "same-origin",
        headers: {
          ...headersFor(selectedShop()),
          "content-type": isXml ? "application/xml" : "application/pdf",
        },
        body: file,
      },
    );
    if (response.ok) return undefined;
    const { refused: word, message } = refused.parse(await response.json());
    return isUnreadReason(word) ? { unread: word, message } : { message };
  } catch {
    return { message: UNREACHABLE };
  }
}
