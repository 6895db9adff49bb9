/** How the chain seals the bytes of what was handed over. */
import { canonical } from "../quote/canonical.ts";
import type { PaperName } from "../quote/paper/paper.ts";
import type { Instant } from "../time.ts";
import type { LedgerDocument } from "./entry.ts";

export type LedgerPaper = PaperName & {
  id: string;
  reference: string;
  handed_at: Instant;
  sha256: string;
  size: number;
  kept_at: Instant;
};

export const ledgerPaper = (paper: LedgerPaper): LedgerDocument => ({
  kind: "paper",
  ref_id: paper.id,
  payload: canonical({
    id: paper.id,
    kind: paper.kind,
    ref_id: paper.ref_id,
    version: paper.version,
    reference: paper.reference,
    handed_at: paper.handed_at,
    sha256: paper.sha256,
    size: paper.size,
    kept_at: paper.kept_at,
  }),
});
