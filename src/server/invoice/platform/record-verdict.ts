/** Keeps what the checks of the platform say of what was sent: an invoice, a report, money received. */
import { paidAtRates, paidTotal } from "../../../domain/invoice/platform/paid.ts";
import { reasonText } from "../../../domain/invoice/platform/reason.ts";
import { PAID_CODE } from "../../../domain/invoice/platform/status.ts";
import { verdictOf, verdictText, type Verdict } from "../../../domain/invoice/platform/verdict.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Flow } from "../../platform/flows/client.ts";
import { sharesCausedBy } from "../../payment/share/store.ts";
import { loadIssued } from "../store.ts";
import { keepStatus, tellRejected } from "./keep-status.ts";
import { flowTracked, recordChecked, type FlowKind } from "./sending/store.ts";

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

type Telling = { tellReport: TellReport; clock: () => Instant };

/** Of what this shop never sent, nothing is kept. */
export async function recordVerdict(
  db: ShopDb,
  { tellReport, clock }: Telling,
  flow: Flow,
): Promise<void> {
  const ours = await flowTracked(db, flow.trackingId ?? "");
  const verdict = verdictOf(flow);
  if (!ours || !verdict) return;
  const { isAccepted, message_id, reason_code, reason, at } = verdict;
  const isNew = await recordChecked(db, ours, {
    verdict: isAccepted ? "accepted" : "rejected",
    verdict_code: reason_code,
    verdict_reason: reason,
  });
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
    paid: async () => {
      if (isNew) await keepPaid(db, subject_id, { ...verdict, received_at: said.received_at });
    },
  };
  await told[ours.kind]();
}

/** The shop's own « Encaissée »: the amount is read from its payment. */
async function keepPaid(
  db: ShopDb,
  payment_id: string,
  { isAccepted, received_at, ...verdict }: Verdict & { received_at: Instant },
): Promise<void> {
  const shares = await sharesCausedBy(db, [payment_id]);
  const [issued] = await loadIssued(
    db,
    shares.slice(0, 1).map(({ invoice_id }) => invoice_id),
  );
  if (!issued) return;
  if (!isAccepted) {
    const about = { rejected: "payment", reason: reasonText(verdict), at: received_at } as const;
    return tellRejected(db, issued, about);
  }
  const { message_id, at } = verdict;
  const amount = paidTotal(paidAtRates(shares));
  const paid = { code: PAID_CODE, reason_code: "", reason: "", amount };
  await keepStatus(db, issued, { message_id, at, received_at, ...paid });
}
