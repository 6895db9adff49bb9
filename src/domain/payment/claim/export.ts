/** The claims as a spreadsheet reads them. */
import type { Cents } from "../../money.ts";
import { formatNumericDate, type LocalDate } from "../../time.ts";
import { CLAIM_STATE_FR, claimDeadline, type ClaimState } from "./claim.ts";

export const CLAIM_HEADINGS = [
  "Facture",
  "Date",
  "Client",
  "Bonus",
  "Reste dû",
  "État",
  "À envoyer avant",
  "Motif",
];

type Listed = {
  reference: string;
  issued_on: LocalDate;
  client_name: string;
  bonus: Cents;
  owed: Cents;
  state: ClaimState;
  reason: string;
};

export const claimRow = (claim: Listed): string[] => [
  claim.reference,
  formatNumericDate(claim.issued_on),
  claim.client_name,
  decimal(claim.bonus),
  decimal(claim.owed),
  CLAIM_STATE_FR[claim.state],
  formatNumericDate(claimDeadline(claim.issued_on)),
  claim.reason,
];

const decimal = (cents: Cents): string => (cents / 100).toFixed(2).replace(".", ",");
