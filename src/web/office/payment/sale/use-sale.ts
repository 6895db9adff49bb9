import { useReducer, useState } from "react";
import { natureOf } from "../../../../domain/invoice/facts.ts";
import type { PaymentMethod } from "../../../../domain/payment/payment.ts";
import {
  SALE_REFUSAL_FR,
  saleFault,
  type SaleRefusal,
} from "../../../../domain/payment/sale/sale.ts";
import { parseLocalDate } from "../../../../domain/time.ts";
import type { TypedFacts } from "../../invoice/issue/use-issue-facts.ts";
import {
  changed,
  DRAFT_FAULT_FR,
  liveTotals,
  sendingFaultOf,
  type DraftChange,
  type DraftFault,
  type QuoteDraft,
} from "../../quote/draft/draft.ts";
import type { Buyer } from "./buyer-choice.tsx";

type SaleFault = DraftFault | SaleRefusal | "buyer" | "day";
type Fault = { fault: SaleFault; id?: string };

export const SALE_FAULT_FR: Record<SaleFault, string> = {
  ...DRAFT_FAULT_FR,
  "quote-empty": "Ajoutez au moins une ligne avec un prix.",
  buyer: "Choisissez le client, ou « Client de passage ».",
  day: "Cette date n’existe pas.",
  ...SALE_REFUSAL_FR,
};

type Typed = {
  buyer: Buyer | undefined;
  /** The nature follows the lines until it is chosen. */
  facts: Omit<TypedFacts, "nature"> & Partial<Pick<TypedFacts, "nature">>;
  method: PaymentMethod | null;
  reference: string;
  name_refused: boolean;
};

export type Sale = Omit<Typed, "facts"> & {
  /** Of the sheet that the sale makes: sent again, it stays one sale. */
  id: string;
  draft: QuoteDraft;
  facts: TypedFacts;
  change: (change: DraftChange) => void;
  set: (next: Partial<Typed>) => void;
  needsGround: boolean;
  /** What must be put right, once the person tried to issue. */
  fault: Fault | undefined;
  /** Answers whether it may be issued. */
  check: () => boolean;
};

export function useSale(today: string, isExempt: boolean): Sale {
  const [id] = useState(() => crypto.randomUUID());
  const [draft, change] = useReducer(changed, EMPTY);
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    buyer: undefined,
    facts: { performed_on: today, vat_ground: null, order_number: "" },
    method: "card",
    reference: "",
    name_refused: false,
  });
  const method = typed.buyer === "passing" ? (typed.method ?? "card") : typed.method;
  const facts = { nature: natureOf(draft.lines), ...typed.facts };
  const found = faultIn(draft, { ...typed, method });
  return {
    ...typed,
    id,
    draft,
    facts,
    method,
    change,
    set: (next) => setTyped({ ...typed, ...next }),
    needsGround:
      !isExempt && draft.lines.some(({ kind, vat_rate }) => isSold(kind) && vat_rate === 0),
    fault: tried ? found : undefined,
    check: () => {
      setTried(true);
      return found === undefined;
    },
  };
}

const isSold = (kind: string): boolean => kind !== "text" && kind !== "bonus";

function faultIn(
  draft: QuoteDraft,
  { buyer, facts, method, name_refused }: Typed,
): Fault | undefined {
  if (!buyer) return { fault: "buyer" };
  const wrong = sendingFaultOf(draft);
  if (wrong) return wrong;
  if (!parseLocalDate(facts.performed_on)) return { fault: "day" };
  const { total_incl } = liveTotals(draft);
  const is_passing = buyer === "passing";
  const refused = saleFault({ is_passing, name_refused, total_incl, is_paid: method !== null });
  return refused && { fault: refused.refused };
}

const EMPTY: QuoteDraft = {
  subject: "",
  lines: [],
  discount: 0,
  deposit: 0,
  validity_days: 1,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "",
};
