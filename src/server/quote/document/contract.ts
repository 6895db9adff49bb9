/** The papers of a letter about a quote, made when the letter leaves: the signed contract, or the end of it. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { loadSentVersion, type SentVersion } from "../read.ts";
import { acknowledgementPrint } from "../withdrawal/document/acknowledgement.ts";
import { loadWithdrawal, type WithdrawnRow } from "../withdrawal/store.ts";
import { openPrinter, type Printer } from "./pdf.ts";
import { quotePdf } from "./sent.ts";

type Means = Pick<Services, "database" | "pdf" | "config" | "clock" | "ledgerKey">;

type PrintPaper = (scope: ShopScope, quote_id: string, paper?: "withdrawal") => Promise<Buffer>;

/** Throws for a quote that is gone: the letter is tried again rather than sent without its contract. */
export function openContracts(services: Means): PrintPaper {
  const printer = openPrinter(services);
  const origin = publicOrigin(services.config);
  return async (scope, quote_id, paper) => {
    const [sent, withdrawal] = await services.database.withShop(
      scope,
      async (db) =>
        [
          await loadSentVersion(db, quote_id, services.clock()),
          await loadWithdrawal(db, quote_id),
        ] as const,
      "read",
    );
    if (!sent) throw new Error(`no contract for quote ${quote_id}`);
    if (paper === undefined) return quotePdf(sent, { printer, origin, scope });
    if (!withdrawal) throw new Error(`no withdrawal from quote ${quote_id}`);
    return acknowledgementPdf({ sent, withdrawal }, { printer, scope });
  };
}

function acknowledgementPdf(
  { sent, withdrawal }: { sent: SentVersion; withdrawal: WithdrawnRow },
  { printer, scope }: { printer: Printer; scope: ShopScope },
): Promise<Buffer> {
  const { row, shop, shown: document } = sent;
  const { agreed_on, early_start = false } = row.answer ?? {};
  if (!agreed_on) throw new Error(`quote ${row.id} was never agreed to`);
  return printer({
    key: `withdrawal ${row.id} ${withdrawal.at}`,
    at: withdrawal.at,
    head: { scope, seller: document.seller },
    print: async () =>
      acknowledgementPrint({
        document,
        withdrawal: { ...withdrawal, early_start },
        agreed_on,
        zone: shop.timezone,
      }),
  });
}
