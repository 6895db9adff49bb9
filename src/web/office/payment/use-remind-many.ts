import { useRef } from "react";
import { useAction } from "../../platform/query.ts";
import { refusalText } from "../../platform/refusal.ts";
import { useMany } from "../../platform/saving/use-many.ts";
import { remindInvoice } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";

/** One letter for each invoice; a refusal is said beside its invoice instead of in the corner of the screen. */
export function useRemindMany() {
  const why = useRef("");
  const note = (text: string) => {
    why.current = text;
    return undefined;
  };
  const { act } = useAction(remindInvoice, {
    refusal: (refused) => note(refusalText(refused)),
    fault: () => note("Le serveur n’a pas répondu. Réessayez."),
  });
  return useMany(async ({ id, reference: name }: InvoiceParts) => {
    const reminded = await act({ invoice_id: id });
    if (!reminded) return { name, done: false, said: why.current };
    const isToCall = reminded.reminder?.way === "call";
    return { name, done: true, said: isToCall ? "client à appeler." : "relance envoyée." };
  });
}
