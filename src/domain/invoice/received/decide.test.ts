import { describe, expect, it, test } from "vitest";
import {
  CODE_OF,
  decide,
  DECISIONS,
  decisionsFrom,
  stateAfter,
  SUPPLIER_STATE_FR,
  type SupplierDecision,
  type SupplierState,
} from "./decide.ts";

const QTE = { reason_code: "QTE_ERR", reason: "" };
const STATES: readonly SupplierState[] = ["received", "approved", "disputed", "refused", "paid"];

test.each<[SupplierState, SupplierDecision[]]>([
  ["received", ["approve", "dispute", "refuse", "pay"]],
  ["approved", ["dispute", "pay"]],
  ["disputed", ["approve", "refuse"]],
  ["refused", []],
  ["paid", []],
])("an invoice that is %s may be: %j", (state, decisions) => {
  expect(decisionsFrom(state)).toEqual(decisions);
  for (const decision of DECISIONS) {
    const answer = decide(state, { decision, ...QTE });
    expect("refused" in answer).toBe(!decisions.includes(decision));
  }
});

test("the state is that of the last decision", () => {
  expect(stateAfter([])).toBe("received");
  expect(stateAfter([205])).toBe("approved");
  expect(stateAfter([205, 207, 205, 211])).toBe("paid");
  for (const state of STATES) expect(SUPPLIER_STATE_FR[state]).not.toBe("");
});

describe("a reason", () => {
  it.each(["refuse", "dispute"] as const)(
    "is asked of « %s », and is one of the list",
    (decision) => {
      const ask = (reason_code: string, reason = "") =>
        decide("received", { decision, reason_code, reason });
      expect(ask("")).toEqual({ refused: "supplier-invoice-reason" });
      expect(ask("DEST_INC")).toEqual({ refused: "supplier-invoice-reason" });
      expect(ask("AUTRE", "  ")).toEqual({ refused: "supplier-invoice-words" });
      expect(ask("AUTRE", " Déjà payée ")).toEqual({
        code: CODE_OF[decision],
        reason_code: "AUTRE",
        reason: "Déjà payée",
      });
    },
  );

  it("is not kept of what needs none", () =>
    expect(decide("received", { decision: "approve", ...QTE })).toEqual({
      code: 205,
      reason_code: "",
      reason: "",
    }));
});
