import { useRef, useState } from "react";
import { useAction } from "../../platform/query.ts";
import { refusalText } from "../../platform/refusal.ts";
import { remindInvoice } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";

type Result = { reference: string; said: string; isSent: boolean };

/** One letter for each invoice, one after the other; what became of each is said. */
export function useRemindMany() {
  const [results, setResults] = useState<Result[]>([]);
  const { remind, busy } = useReminders();
  const [isRunning, setRunning] = useState(false);
  const remindAll = async (invoices: readonly InvoiceParts[]) => {
    setRunning(true);
    setResults([]);
    for (const invoice of invoices) {
      const result = await remind(invoice);
      setResults((former) => [...former, result]);
    }
    setRunning(false);
  };
  return { results, busy: busy || isRunning, remindAll };
}

/** A refusal is said beside its invoice instead of in the corner of the screen. */
function useReminders() {
  const why = useRef("");
  const note = (text: string) => {
    why.current = text;
    return undefined;
  };
  const { act, busy } = useAction(remindInvoice, {
    refusal: (refused) => note(refusalText(refused)),
    fault: () => note("Le serveur n’a pas répondu. Réessayez."),
  });
  const remind = async ({ id, reference }: InvoiceParts): Promise<Result> => {
    const reminded = await act({ invoice_id: id });
    if (!reminded) return { reference, isSent: false, said: why.current };
    const isToCall = reminded.reminder?.way === "call";
    return { reference, isSent: true, said: isToCall ? "client à appeler." : "relance envoyée." };
  };
  return { remind, busy };
}
