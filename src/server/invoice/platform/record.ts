/** Keeps what was read at the platform: a verdict on what was sent, a status of an invoice of ours, one of a supplier. */
import { isRefusal } from "../../../domain/decision.ts";
import { PAID_CODE, paidAtRates, paidTotal } from "../../../domain/invoice/platform/paid.ts";
import { reasonText } from "../../../domain/invoice/platform/reason.ts";
import { isFailed } from "../../../domain/invoice/platform/status.ts";
import { readCdar, type StatusMessage } from "../../../domain/invoice/platform/read-cdar.ts";
import { verdictOf, verdictText } from "../../../domain/invoice/platform/verdict.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Flow } from "../../platform/flows/client.ts";
import { readXml } from "../../platform/xml/read.ts";
import { sharesCausedBy } from "../../payment/share/store.ts";
import { receiveInvoice } from "../received/receive.ts";
import { notify } from "../../message/notification/store.ts";
import { issuedOfReference, loadIssued, type IssuedDocument } from "../store.ts";
import { flowsNamed, type FlowKind } from "./sending/store.ts";
import { insertStatus } from "./store.ts";

/** What the platform says of a report, told to the noun that has it. */
export type ReportVerdict = {
  report_id: string;
  message_id: string;
  code: 300 | 301;
  reason: string;
  at: Instant;
  received_at: Instant;
};
export type TellReport = (db: ShopDb, verdict: ReportVerdict) => Promise<void>;

type Came = {
  type: "CustomerInvoiceLC" | "SupplierInvoice";
  bytes: Buffer;
  flow_id: string;
  at: Instant;
};

/** False for one that cannot be read. */
export const recordFile = (db: ShopDb, came: Came): Promise<boolean> =>
  came.type === "SupplierInvoice" ? recordInvoice(db, came) : recordMessages(db, came);

async function recordInvoice(db: ShopDb, { bytes, flow_id, at }: Came): Promise<boolean> {
  const received = await receiveInvoice(db, { bytes, flow_id, at, created_by: null });
  return !isRefusal(received) || received.refused === "supplier-invoice-known";
}

async function recordMessages(db: ShopDb, { bytes, at }: Came): Promise<boolean> {
  const root = readXml(bytes);
  if (isRefusal(root)) return false;
  const messages = readCdar(root);
  for (const message of messages) await recordStatus(db, message, at);
  return messages.length > 0;
}

/** Of an invoice that this shop never issued, nothing is kept. */
async function recordStatus(
  db: ShopDb,
  { reference, ...status }: StatusMessage,
  received_at: Instant,
): Promise<void> {
  const [issued] = await issuedOfReference(db, reference);
  if (issued) await keepStatus(db, issued, { ...status, received_at });
}

type CameStatus = Omit<StatusMessage, "reference"> & { received_at: Instant };

/** The shop hears of it at once when the invoice will not be paid: nobody looks at an invoice that left. */
async function keepStatus(
  db: ShopDb,
  { id, reference, repair_id, document }: IssuedDocument,
  status: CameStatus,
): Promise<void> {
  const isNew = await insertStatus(db, { ...status, invoice_id: id });
  if (!isNew || !isFailed(status)) return;
  await notify(db, {
    kind: "invoice-rejected",
    about: {
      reference,
      client: document.client.name,
      reason: reasonText(status),
      accepted: status.code === REFUSED,
    },
    repair_id,
    author: { kind: "system", account_id: null },
    at: status.received_at,
  });
}

/** The shop's own « Encaissée », once the platform has it. */
async function keepPaid(
  db: ShopDb,
  payment_id: string,
  said: Pick<CameStatus, "message_id" | "at" | "received_at">,
): Promise<void> {
  const shares = await sharesCausedBy(db, [payment_id]);
  const [issued] = await loadIssued(
    db,
    shares.slice(0, 1).map(({ invoice_id }) => invoice_id),
  );
  if (!issued) return;
  const amount = paidTotal(paidAtRates(shares));
  await keepStatus(db, issued, { ...said, code: PAID_CODE, reason_code: "", reason: "", amount });
}

/** It reached the client, who did not want it. */
const REFUSED = 210;

type Telling = { tellReport: TellReport; clock: () => Instant };

/** Of what this shop never sent, nothing is kept. */
export async function recordVerdict(
  db: ShopDb,
  { tellReport, clock }: Telling,
  flow: Flow,
): Promise<void> {
  const [ours] = await flowsNamed(db, flow.trackingId ? [flow.trackingId] : []);
  const verdict = verdictOf(flow);
  if (!ours || !verdict) return;
  const { isAccepted, message_id, reason_code, reason, at } = verdict;
  const said = { message_id, at, received_at: clock() };
  const { subject_id } = ours;
  const told: Record<FlowKind, () => Promise<void>> = {
    invoice: async () => {
      const code = isAccepted ? 200 : 213;
      const [issued] = await loadIssued(db, [subject_id]);
      if (issued)
        await keepStatus(db, issued, { ...said, reason_code, reason, code, amount: null });
    },
    report: () => {
      const code = isAccepted ? 300 : 301;
      return tellReport(db, { ...said, report_id: subject_id, code, reason: verdictText(verdict) });
    },
    status: async () => undefined,
    // The amount is read from our own payment; a rejection is not recorded.
    paid: async () => {
      if (isAccepted) await keepPaid(db, subject_id, said);
    },
  };
  await told[ours.kind]();
}
