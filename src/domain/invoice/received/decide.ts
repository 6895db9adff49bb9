/** What a shop decides of a supplier's invoice, as a table of passages. */
import { refuse, type Decision } from "../../decision.ts";
import { isOurReason } from "../platform/reason.ts";

export const DECISIONS = ["approve", "dispute", "refuse", "pay"] as const;
export type SupplierDecision = (typeof DECISIONS)[number];

export type SupplierState = "received" | "approved" | "disputed" | "refused" | "paid";

export const SUPPLIER_STATE_FR: Record<SupplierState, string> = {
  received: "À vérifier",
  approved: "À payer",
  disputed: "En litige",
  refused: "Refusée",
  paid: "Payée",
};

/** From each state, where a decision leads; what is not written here is refused. */
const PASSAGES: Record<SupplierState, Partial<Record<SupplierDecision, SupplierState>>> = {
  received: { approve: "approved", dispute: "disputed", refuse: "refused", pay: "paid" },
  approved: { dispute: "disputed", pay: "paid" },
  disputed: { approve: "approved", refuse: "refused" },
  refused: {},
  paid: {},
};

/** The statuses of the reform that say them to the supplier. */
export const CODE_OF: Record<SupplierDecision, number> = {
  approve: 205,
  dispute: 207,
  refuse: 210,
  pay: 211,
};

const STATE_OF = new Map<number, SupplierState>([
  [205, "approved"],
  [207, "disputed"],
  [210, "refused"],
  [211, "paid"],
]);

/** Of the last code, in the order of the decisions. */
export const stateAfter = (codes: readonly number[]): SupplierState =>
  STATE_OF.get(codes.at(-1) ?? 0) ?? "received";

export const decisionsFrom = (state: SupplierState): SupplierDecision[] =>
  DECISIONS.filter((decision) => PASSAGES[state][decision] !== undefined);

export type DecideRefusal =
  | "supplier-invoice-decided"
  | "supplier-invoice-reason"
  | "supplier-invoice-words";

export type Decided = { code: number; reason_code: string; reason: string };
type Asked = { decision: SupplierDecision; reason_code: string; reason: string };

const needsReason = (decision: SupplierDecision): boolean =>
  decision === "refuse" || decision === "dispute";

/** The law wants a reason of a refusal and of a dispute; « Autre motif » wants words. */
export function decide(
  state: SupplierState,
  { decision, reason_code, reason }: Asked,
): Decision<Decided, DecideRefusal> {
  if (!PASSAGES[state][decision]) return refuse("supplier-invoice-decided");
  const code = CODE_OF[decision];
  if (!needsReason(decision)) return { code, reason_code: "", reason: "" };
  if (!isOurReason(reason_code)) return refuse("supplier-invoice-reason");
  const words = reason.trim().slice(0, 500);
  if (reason_code === "AUTRE" && words === "") return refuse("supplier-invoice-words");
  return { code, reason_code, reason: words };
}
