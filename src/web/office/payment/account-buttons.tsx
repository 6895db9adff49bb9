import { Button } from "@mantine/core";
import { formatEuros } from "../../../domain/money.ts";
import type { AccountUse } from "../../../domain/payment/use.ts";
import { useAction } from "../../platform/query.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { useClientAccount } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";
import { useMovementId } from "./movement-id.ts";

/** Pays with the client's advance, or keeps as one what the invoice owes. */
export function AccountButtons({ invoice }: { invoice: InvoiceParts }) {
  const { remainder, client_account } = invoice;
  const paid = Math.min(remainder, client_account);
  return (
    <>
      {paid > 0 && (
        <UseButton invoice={invoice} use="pay" amount={paid}>
          Régler {formatEuros(paid)} avec l’avance
        </UseButton>
      )}
      {remainder < 0 && (
        <UseButton invoice={invoice} use="keep" amount={0 - remainder}>
          Garder en avance
        </UseButton>
      )}
    </>
  );
}

type Props = { invoice: InvoiceParts; use: AccountUse; amount: number; children: React.ReactNode };

function UseButton({ invoice, use, amount, children }: Props) {
  const id = useMovementId();
  const { act, busy } = useAction(useClientAccount);
  const run = async () => {
    const done = await act({ input: { id, invoice_id: invoice.id, use, amount } });
    if (done) tellDone(use === "pay" ? "Avance utilisée." : "Somme gardée en avance.");
  };
  return (
    <Button size="xs" variant="default" loading={busy} onClick={run}>
      {children}
    </Button>
  );
}
