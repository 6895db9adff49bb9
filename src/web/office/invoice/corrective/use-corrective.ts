import { useReducer, useState } from "react";
import { BILLED_NATURES, VAT_GROUNDS } from "../../../../domain/invoice/facts.ts";
import type { PrintedClient } from "../../../../domain/quote/parties.ts";
import { parseLocalDate } from "../../../../domain/time.ts";
import {
  changed,
  faultOf,
  readableDraft,
  type DraftChange,
  type DraftFault,
  type QuoteDraft,
} from "../../quote/draft/draft.ts";
import { readLines } from "../../quote/draft/stored-lines.ts";
import type { TypedFacts } from "../issue/use-issue-facts.ts";
import type { CorrectiveProposal } from "./query.ts";

/** `address`: a line each. */
export type TypedClient = { name: string; address: string; siren: string; vat_number: string };
type Fault = { fault: DraftFault | "reason" | "day"; id?: string };

/** What is typed; the client begins as recorded today, which is often where the error was put right. */
type Typed = { client: TypedClient; facts: TypedFacts; reason: string };

export type Corrective = Typed & {
  draft: QuoteDraft;
  change: (change: DraftChange) => void;
  set: (next: Partial<Typed>) => void;
  needsGround: boolean;
  /** What must be put right, once the person tried to issue. */
  fault: Fault | undefined;
  /** Answers whether it may be issued. */
  check: () => boolean;
};

export function useCorrective(proposal: CorrectiveProposal): Corrective {
  const [draft, change] = useReducer(changed, proposal, draftOf);
  const [typed, setTyped] = useState<Typed>(() => ({
    client: typedClient(proposal),
    facts: factsOf(proposal),
    reason: "",
  }));
  const [tried, setTried] = useState(false);
  const needsGround =
    !proposal.is_exempt && draft.lines.some(({ kind, vat_rate }) => isSold(kind) && vat_rate === 0);
  const found = faultIn(draft, typed);
  return {
    ...typed,
    draft,
    change,
    set: (next) => setTyped({ ...typed, ...next }),
    needsGround,
    fault: tried ? found : undefined,
    check: () => {
      setTried(true);
      return found === undefined;
    },
  };
}

const isSold = (kind: string): boolean => kind !== "text" && kind !== "bonus";

function faultIn(draft: QuoteDraft, { facts, reason }: Typed): Fault | undefined {
  if (reason.trim() === "") return { fault: "reason" };
  if (!parseLocalDate(facts.performed_on)) return { fault: "day" };
  return faultOf(draft);
}

const draftOf = ({ lines, discount }: CorrectiveProposal): QuoteDraft => ({
  subject: "",
  lines: readLines(lines),
  discount,
  deposit: 0,
  validity_days: 1,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "",
});

const typedClient = ({ on_file, client }: CorrectiveProposal): TypedClient => ({
  name: on_file.name,
  address: on_file.address.join("\n"),
  siren: client.is_company ? on_file.siren : "",
  vat_number: client.vat_number || on_file.vat_number,
});

/** As it will be printed. */
export const correctedClient = (
  { client: { is_company } }: CorrectiveProposal,
  { address, ...typed }: TypedClient,
): PrintedClient => ({
  ...typed,
  address: address.split("\n").filter((line) => line.trim() !== ""),
  type: is_company ? "Entreprise" : "Particulier",
});

const factsOf = (proposal: CorrectiveProposal): TypedFacts => ({
  performed_on: String(proposal.performed_on ?? ""),
  nature: BILLED_NATURES.find((known) => known === proposal.nature) ?? "services",
  vat_ground: VAT_GROUNDS.find((known) => known === proposal.vat_ground) ?? null,
  order_number: proposal.order_number,
});

/** As the server takes it; undefined while the date is not one. */
export function sentCorrective(
  invoice_id: string,
  { client, facts, draft, reason, needsGround }: Corrective,
) {
  const performed_on = parseLocalDate(facts.performed_on);
  if (!performed_on) return undefined;
  const { lines, discount } = readableDraft(draft);
  const vat_ground = needsGround ? facts.vat_ground : null;
  return {
    invoice_id,
    client,
    facts: { ...facts, vat_ground, performed_on },
    lines,
    discount,
    reason,
  };
}
