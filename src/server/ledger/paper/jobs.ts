/** The tasks that draw and keep what was handed over: after the transaction in which it was, and every night for what is missing. */
import { z } from "zod";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { PAPER_KINDS, type PaperName } from "../../../domain/quote/paper/paper.ts";
import { issuedPdf } from "../../invoice/document/issued.ts";
import { loadIssued } from "../../invoice/store.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { openPrinter, type Printer } from "../../quote/document/pdf.ts";
import { agreementPdf, sentPdf } from "../../quote/document/sent.ts";
import { loadSentVersion } from "../../quote/read.ts";
import type { Services } from "../../services.ts";
import { pickShops } from "../../shop/store.ts";
import { saveAnchor } from "../anchor.ts";
import { findMissing } from "./find-missing.ts";

type JobServices = Pick<Services, "database" | "config" | "clock" | "ledgerKey" | "pdf">;

const job = z.object({
  shop_id: z.uuid(),
  kind: z.enum(PAPER_KINDS),
  ref_id: z.uuid(),
  version: z.int(),
});

/** The task "keep-paper", queued in the transaction of what is handed over; tried again until the bytes are kept. */
export function keepPapers(services: JobServices): Task {
  const printer = openPrinter(services);
  return async (payload) => {
    const { shop_id, ...paper } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    await drawPaper(services, { scope, printer, paper });
    await saveAnchor(services, scope);
  };
}

/** The task "keep-missing-papers", every night: one that cannot be drawn does not keep the others from being. */
export function keepMissingPapers(services: JobServices & { log: Pick<Log, "error"> }): Task {
  const printer = openPrinter(services);
  return async () => {
    for (const { id } of await pickShops(services.database)) {
      const scope = mintScope(id, { kind: "system" });
      const missing = await services.database.withShop(scope, findMissing, "read");
      for (const paper of missing)
        await drawPaper(services, { scope, printer, paper }).catch((error: unknown) =>
          services.log.error({ err: error, shop_id: id, ...paper }, "a document is not kept"),
        );
      if (missing.length > 0) await saveAnchor(services, scope);
    }
  };
}

type Drawing = { scope: ShopScope; printer: Printer; paper: PaperName };

async function drawPaper(services: JobServices, { paper, ...means }: Drawing): Promise<void> {
  const { kind, ref_id, version } = paper;
  const { database, clock, config } = services;
  if (kind !== "quote" && kind !== "agreement") {
    const [issued] = await database.withShop(means.scope, (db) => loadIssued(db, [ref_id]), "read");
    if (issued) await issuedPdf(issued, means);
    return;
  }
  const sent = await database.withShop(
    means.scope,
    (db) => loadSentVersion(db, ref_id, clock(), version),
    "read",
  );
  if (!sent) return;
  const origin = publicOrigin(config);
  if (kind === "quote") await sentPdf(sent, { ...means, origin });
  else if (sent.row.answer) await agreementPdf(sent, sent.row.answer, { ...means, origin });
}
