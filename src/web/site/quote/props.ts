/** What the pages of a quote are given; `Card` is where the shop lives on the site. */
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import type { Choice } from "../../../domain/quote/option/option.ts";
import type { PaperKind } from "../../../domain/quote/paper/paper.ts";
import type { QuoteStatus } from "../../../domain/quote/status.ts";
import type { Instant, LocalDate, Zone } from "../../../domain/time.ts";

export type QuotePage<Card> = {
  quoteid: string;
  status: QuoteStatus;
  shop: Card & { timezone: Zone; has_cgv: boolean };
  /** Once accepted, with what was chosen and nothing else. */
  document: QuoteDocument;
  /** What is taken of its alternatives before the client touches anything. */
  choices: readonly Choice[];
  /** What the browser sends back: a quote changed meanwhile cannot be accepted. */
  document_sha256: string;
  answered_at: Instant | null;
  /** Link to the tracking page; null when the repair is not shared. */
  sheetid: string | null;
  withdrawn_at: Instant | null;
  /** Last day to withdraw, while the period runs. */
  withdrawal_until: LocalDate | null;
  pdf_url: string;
  /** Masked, where the code to sign is sent; empty without a contact on file, null when no code is asked. */
  code_contact: string | null;
};

/** `document` names neither the client nor their address: a tracking link is passed on. */
export type QuoteReading<Card> = {
  status: QuoteStatus;
  shop: Card & { timezone: Zone };
  document: QuoteDocument;
  choices: readonly Choice[];
  answered_at: Instant | null;
  sheetid: string;
  withdrawn_at: Instant | null;
  withdrawal_until: LocalDate | null;
  /** The link that signs has just been asked for. */
  link_sent: boolean;
};

/** The page that withdraws from a contract; `back` is the page that it was reached from. */
export type QuoteWithdrawal<Card> = {
  shop: Card & { timezone: Zone; email: string };
  reference: string;
  subject: string;
  agreed_on: LocalDate | null;
  /** Last day to withdraw, while the period runs; null when it is over or there is none. */
  until: LocalDate | null;
  withdrawn_at: Instant | null;
  /** Once withdrawn, what stays due and what goes back, a sentence each. */
  owed_back: readonly string[];
  back: string;
  action: string;
  /** Why what was sent is refused. */
  refusal: string | null;
};

/** What its holder reads at its head too; nothing of the client. */
export type CheckedDocument = {
  state: "intact" | "changed";
  kind: PaperKind;
  reference: string;
  version: number;
  shop: string;
  city: string;
  handed_on: LocalDate;
  sha256: string;
};

/** `checked`: what became of the file that was just given. */
export type DocumentCheckProps = {
  checked: CheckedDocument | { state: "no-pdf" | "unknown" | "too-large" | "missing" } | null;
};
