import * as z from "zod/mini";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { headersFor } from "../../../platform/headers.ts";
import {
  MOST_FILE_BYTES,
  RECEIVED_REFUSAL_FR,
} from "../../../../domain/invoice/received/refusals.ts";

const refused = z.object({ refused: z.string(), message: z.string() });
const UNREACHABLE = "Le réseau ne répond pas. Le fichier n’est pas envoyé ; réessayez.";

export type Brought = { isPlain: boolean; message: string } | undefined;

/** Sends one file of a supplier; answers nothing once it is received, or why it is not. */
export async function bringInvoice(
  file: File,
  typed: Readonly<Record<string, string>>,
): Promise<Brought> {
  if (file.size > MOST_FILE_BYTES)
    return { isPlain: false, message: RECEIVED_REFUSAL_FR["xml-too-large"] };
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
    return { isPlain: word === "supplier-invoice-plain", message };
  } catch {
    return { isPlain: false, message: UNREACHABLE };
  }
}
