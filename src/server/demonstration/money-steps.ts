/** Invoices and what is received on them, written by the desk; a mistake is credited by the owner. */
import { PAYMENT_METHODS } from "../../domain/payment/payment.ts";
import { dateOf, type Instant } from "../../domain/time.ts";
import { creditInvoice } from "../invoice/credit.ts";
import { issueInvoice } from "../invoice/issue.ts";
import { loadIssued } from "../invoice/store.ts";
import { recordPaymentOn } from "../payment/record.ts";
import { pick } from "./chance.ts";
import { ZONE } from "./hours.ts";
import { quoteOf } from "./quote-steps.ts";
import { contextOf, demand, deskOf, ownerOf, type Stage } from "./stage.ts";
import type { Step, Thread } from "./thread.ts";

export const issue: Step = async (stage, thread, at) => {
  const context = contextOf(stage, deskOf(stage), at);
  const issued = await issueInvoice(stage.db, { quote_id: quoteOf(thread) }, context);
  return { invoice_id: demand(thread.story.label, issued) };
};

export const receivePart: Step = (stage, thread, at) =>
  receiveShare(stage, { thread, at, share: 3 });
export const receiveRest: Step = (stage, thread, at) =>
  receiveShare(stage, { thread, at, share: 1 });

export const creditLast: Step = async (stage, thread, at) => {
  const context = contextOf(stage, ownerOf(stage), at);
  const asked = { invoice_id: invoiceOf(thread), lines: null, reason: "Facture émise par erreur." };
  demand(thread.story.label, await creditInvoice(stage.db, asked, context));
};

type Receiving = {
  thread: Thread;
  at: Instant;
  /** One divided by it is received. */
  share: number;
};

async function receiveShare(stage: Stage, { thread, at, share }: Receiving): Promise<void> {
  const { label } = thread.story;
  const invoice_id = invoiceOf(thread);
  const [invoice] = await loadIssued(stage.db, [invoice_id]);
  const receipt = {
    invoice_id,
    method: pick(PAYMENT_METHODS.slice(0, 4), label),
    amount: Math.round((invoice?.due ?? 0) / share),
    received_on: dateOf(at, ZONE),
    note: "",
  };
  demand(label, await recordPaymentOn(stage.db, receipt, contextOf(stage, deskOf(stage), at)));
}

function invoiceOf({ invoice_id, story }: Thread): string {
  if (!invoice_id) throw new Error(`${story.label}: no invoice was issued`);
  return invoice_id;
}
