/** The contract of a letter: the PDF of the accepted quote, made when the letter leaves. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { loadSentVersion } from "../read.ts";
import { openPrinter } from "./pdf.ts";
import { quotePdf } from "./sent.ts";

type Means = Pick<Services, "database" | "pdf" | "config" | "clock">;

/** Throws for a quote that is gone: the letter is tried again rather than sent without its contract. */
export function openContracts(
  services: Means,
): (scope: ShopScope, quote_id: string) => Promise<Buffer> {
  const printer = openPrinter(services);
  const origin = publicOrigin(services.config);
  return async (scope, quote_id) => {
    const sent = await services.database.withShop(
      scope,
      (db) => loadSentVersion(db, quote_id, services.clock()),
      "read",
    );
    if (!sent) throw new Error(`no contract for quote ${quote_id}`);
    return quotePdf(sent, { printer, origin, scope });
  };
}
