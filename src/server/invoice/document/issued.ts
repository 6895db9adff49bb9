/** The PDF of an invoice or a credit note as it was issued, with its electronic form inside. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { InvoiceKind } from "../../../domain/invoice/kind.ts";
import type { PaperKind } from "../../../domain/quote/paper/paper.ts";
import type { Printer } from "../../quote/document/pdf.ts";
import type { IssuedDocument } from "../store.ts";
import { facturxOf } from "./facturx.ts";
import { invoicePrint } from "./invoice.ts";

export const PAPER_OF: Record<InvoiceKind, PaperKind> = {
  380: "invoice",
  384: "invoice",
  386: "deposit",
  381: "credit",
  503: "credit",
};

export const issuedPdf = (
  { id, kind, reference, document, document_sha256, issued_at }: IssuedDocument,
  { printer, scope }: { printer: Printer; scope: ShopScope },
): Promise<Buffer> =>
  printer({
    key: `${id} ${document_sha256}`,
    at: issued_at,
    head: { scope, seller: document.seller },
    paper: { kind: PAPER_OF[kind], ref_id: id, version: 1, reference, handed_at: issued_at },
    print: async () => ({
      ...(await invoicePrint(document)),
      attachment: facturxOf(document),
    }),
  });
