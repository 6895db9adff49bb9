import { Button } from "@mantine/core";
import { isSaleKind } from "../../../domain/invoice/kind.ts";
import { isUnpaid } from "../../../domain/payment/overdue.ts";
import { Allowed } from "../account/allowed.tsx";
import { AccountButtons } from "../payment/account-buttons.tsx";
import type { InvoiceParts } from "./parts.ts";

/** Whatever else is in the way is told by the dialog. */
const mayCorrect = ({ kind, replaced_by, credits_id, credited_incl }: InvoiceParts): boolean =>
  isSaleKind(kind) && !replaced_by && !credits_id && credited_incl === 0;

export type OpenedAct =
  | "payment"
  | "credit"
  | "corrective"
  | "refund"
  | "dispute"
  | "late-fee"
  | "correct"
  | "reissue";

/** What may still be done with an invoice: the dialogs are opened by its row. */
export const InvoiceActs = ({
  invoice,
  open,
}: {
  invoice: InvoiceParts;
  open: (what: OpenedAct) => void;
}) => (
  <>
    {(isUnpaid(invoice) || invoice.bonus_remainder > 0) && (
      <Allowed action="record-payment">
        <Button size="xs" variant="default" onClick={() => open("payment")}>
          Enregistrer un paiement
        </Button>
      </Allowed>
    )}
    {invoice.remainder < 0 && (
      <Allowed action="record-payment">
        <Button size="xs" onClick={() => open("refund")}>
          Rembourser
        </Button>
      </Allowed>
    )}
    <Allowed action="record-payment">
      <AccountButtons invoice={invoice} />
    </Allowed>
    {isUnpaid(invoice) && !invoice.dispute && !isNeverReceived(invoice) && (
      <Allowed action="record-payment">
        <Button size="xs" variant="subtle" onClick={() => open("dispute")}>
          Facture contestée
        </Button>
      </Allowed>
    )}
    {mayCorrect(invoice) && !isNeverReceived(invoice) && (
      <Allowed action="issue-credit">
        <Button size="xs" variant="subtle" onClick={() => open("corrective")}>
          Rectifier
        </Button>
      </Allowed>
    )}
    {invoice.creditable.some(({ left }) => left > 0) && !isNeverReceived(invoice) && (
      <Allowed action="issue-credit">
        <Button size="xs" variant="subtle" color="red" onClick={() => open("credit")}>
          Émettre un avoir
        </Button>
      </Allowed>
    )}
  </>
);

/** Its correction is offered where it is said to be rejected. */
const isNeverReceived = ({ sending }: InvoiceParts): boolean => sending?.correction === "internal";
