/** How the chain seals what changes no amount and yet is traced: exports, reprints, and changes of the shop's identity. */
import { canonical } from "../../quote/canonical.ts";
import type { Instant, LocalDate } from "../../time.ts";
import type { LedgerDocument } from "../entry.ts";

/** A file that left with the accounts; both days are null for one without a period. */
export type LedgerExport = {
  id: string;
  at: Instant;
  account_id: string | null;
  file: string;
  period_from: LocalDate | null;
  period_to: LocalDate | null;
};

export const ledgerExport = (taken: LedgerExport): LedgerDocument => ({
  kind: "export",
  ref_id: taken.id,
  payload: canonical({
    id: taken.id,
    at: taken.at,
    account_id: taken.account_id,
    file: taken.file,
    period_from: taken.period_from,
    period_to: taken.period_to,
  }),
});

/** An issued document that the office opened to print it: once a day for each person. */
export type Reprint = {
  id: string;
  invoice_id: string;
  at: Instant;
  on_day: LocalDate;
  account_id: string;
};

export const ledgerReprint = (printed: Reprint): LedgerDocument => ({
  kind: "reprint",
  ref_id: printed.id,
  payload: canonical({
    id: printed.id,
    invoice_id: printed.invoice_id,
    at: printed.at,
    on_day: printed.on_day,
    account_id: printed.account_id,
  }),
});

/** One version of a dated change of who the shop is, its VAT regime included. */
export type SealedIdentity = {
  seal_id: string;
  id: string;
  version: number;
  valid_from: LocalDate;
  changes: unknown;
  former: unknown;
  recorded_at: Instant;
  recorded_on: LocalDate;
  account_id: string | null;
};

export const ledgerIdentity = (changed: SealedIdentity): LedgerDocument => ({
  kind: "identity",
  ref_id: changed.seal_id,
  payload: canonical({
    id: changed.id,
    version: changed.version,
    valid_from: changed.valid_from,
    changes: written(changed.changes),
    former: written(changed.former),
    recorded_at: changed.recorded_at,
    recorded_on: changed.recorded_on,
    account_id: changed.account_id,
  }),
});

/** Coordinates of an address are no whole numbers: they are frozen as they are written. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? inOrder(part) : part));

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const inOrder = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
