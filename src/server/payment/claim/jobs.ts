/** Carries claims to the eco-organisation, and asks what became of them. */
import { z } from "zod";
import type { ClaimPaper, ClaimService } from "../../../domain/payment/claim/answer.ts";
import { loadFiles } from "../../file/store.ts";
import { saveAnchor } from "../../ledger/anchor.ts";
import { changeContext } from "../../platform/change.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { placeOf, readBytes } from "../../platform/storage.ts";
import { findPaper } from "../../quote/paper/store.ts";
import type { Services } from "../../services.ts";
import { followClaim } from "./follow.ts";
import { gatherClaim } from "./gather.ts";
import { followedClaims, loadClaim, shopsWithClaims, updateClaim } from "./store.ts";

type JobServices = Pick<Services, "config" | "clock" | "ledgerKey"> & {
  database: Pick<Database, "withShop" | "withSystem">;
  claims: ClaimService | null;
  log: Pick<Log, "error">;
};

const job = z.object({ shop_id: z.uuid(), invoice_id: z.uuid(), sending: z.int() });
const systemOf = (shop_id: string) => mintScope(shop_id, { kind: "system" });

/** The task "send-claim", queued by each sending. One that was sent again meanwhile, or is answered, stays here. */
export const sendClaims =
  (services: JobServices): Task =>
  async (payload) => {
    const { shop_id, invoice_id, sending } = job.parse(payload);
    const { database, claims, clock, config } = services;
    if (!claims) return;
    const scope = systemOf(shop_id);
    const ready = await database.withShop(scope, async (db) => {
      const claim = await loadClaim(db, invoice_id);
      if (!claim || claim.sending !== sending || claim.state !== "sent" || claim.external_id)
        return null;
      const file = await gatherClaim(db, claim, clock());
      return (
        file && {
          file,
          papers: await papersOf(db, invoice_id, [file.plate_photo, file.appliance_photo]),
        }
      );
    });
    if (!ready) return;
    const place = placeOf(config, shop_id);
    const papers: ClaimPaper[] = [];
    for (const { stored_as, ...paper } of ready.papers) {
      const bytes = await readBytes(place, stored_as);
      if (!bytes) throw new Error(`the claim of invoice ${invoice_id} lacks a file`);
      papers.push({ ...paper, content: bytes.toString("base64") });
    }
    const external_id = await claims.submit({ ...ready.file, papers });
    await database.withShop(scope, (db) => updateClaim(db, invoice_id, { external_id }));
  };

const KINDS = ["plate", "appliance"] as const;

/** The invoice as its client has it, then the photos; thrown until the invoice is kept, so that the queue tries again. */
async function papersOf(db: ShopDb, invoice_id: string, photos: readonly (string | null)[]) {
  const invoice = await findPaper(db, { kind: "invoice", ref_id: invoice_id, version: 1 });
  if (!invoice) throw new Error(`the PDF of invoice ${invoice_id} is not kept yet`);
  const files = await loadFiles(
    db,
    photos.flatMap((id) => id ?? []),
  );
  return [
    {
      kind: "invoice" as const,
      filename: `${invoice.reference}.pdf`,
      stored_as: invoice.stored_as,
    },
    ...KINDS.flatMap((kind, index) => {
      const file = files.find(({ id }) => id === photos[index]);
      return file ? [{ kind, filename: file.filename, stored_as: file.stored_as }] : [];
    }),
  ];
}

/** The task "follow-claims", every morning and afternoon: a shop, or a claim, that fails does not stop the others. */
export const followClaims =
  (services: JobServices): Task =>
  async () => {
    const { database, claims, log } = services;
    if (!claims) return;
    for (const shop_id of await database.withSystem(shopsWithClaims, "read"))
      for (const invoice_id of await database.withShop(systemOf(shop_id), followedClaims, "read"))
        await followOne(services, claims, { shop_id, invoice_id }).catch((error: unknown) =>
          log.error({ err: error, invoice_id }, "a claim could not be followed"),
        );
  };

async function followOne(
  services: JobServices,
  claims: ClaimService,
  { shop_id, invoice_id }: { shop_id: string; invoice_id: string },
): Promise<void> {
  const { database } = services;
  const scope = systemOf(shop_id);
  const claim = await database.withShop(scope, (db) => loadClaim(db, invoice_id), "read");
  const external_id = claim?.external_id;
  if (!external_id) return;
  const answer = await claims.statusOf(external_id);
  const followed = await database.withShop(scope, (db) =>
    followClaim(db, { invoice_id, external_id, answer }, changeContext(services, scope)),
  );
  if (followed && answer.status === "repaid") await saveAnchor(services, scope);
}
