import { isCreditKind } from "../../../../domain/invoice/kind.ts";
import { isCancelled } from "../../../../domain/payment/account.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import type { InvoiceParts } from "../parts.ts";
import { sendingText } from "./sending-line.tsx";

/** In a list: that an invoice was not accepted, until it is cancelled; that a credit note was not. */
export const RejectedMark = ({ invoice }: { invoice: InvoiceParts }) =>
  invoice.sending &&
  invoice.sending.correction !== "none" &&
  (isCreditKind(invoice.kind) || !isCancelled(invoice)) ? (
    <Mark tone="bad">{sendingText(invoice.sending)}</Mark>
  ) : null;
