/** Makes the archive of a closing and keeps it: once, with its link in the chain. */
import { randomUUID } from "node:crypto";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { ledgerArchive, type Archive } from "../../../domain/ledger/archive/archive.ts";
import { accountMap } from "../../../domain/ledger/journal/accounts.ts";
import type { Closing } from "../../../domain/ledger/closing/closing.ts";
import { changeContext, type ChangeContext } from "../../platform/change.ts";
import { writeZip } from "../../platform/archive/write-zip.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { forget, placeOf, settle, stage } from "../../platform/storage.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { saveAnchor } from "../anchor.ts";
import { loadAccounting } from "../accounting/store.ts";
import { loadClosing } from "../closing/store.ts";
import { appendEntry, takeNextMoment } from "../store.ts";
import { insertArchive } from "./store.ts";
import { archiveEntries } from "./write.ts";

export type ArchiveServices = Pick<Services, "database" | "config" | "clock" | "ledgerKey">;

type Asked = { scope: ShopScope; closing_id: string; made_by: string | null };

/** What is in a closed period no longer changes: it is read without one long transaction. */
export async function makeArchive(
  services: ArchiveServices,
  { scope, closing_id, made_by }: Asked,
): Promise<void> {
  const { database, config, ledgerKey } = services;
  const context = changeContext(services, scope);
  const read = async (db: ShopDb) => ({
    closing: await loadClosing(db, closing_id),
    shop: await loadShop(db, scope.shop_id),
    map: accountMap((await loadAccounting(db)).accounts, "receipts"),
  });
  const { closing, shop, map } = await database.withShop(scope, read, "read");
  if (!closing || !shop) return;
  let manifest_sha256 = "";
  const entries = archiveEntries({
    reading: { database, scope, period: periodOf(closing), zone: shop.timezone },
    closing,
    map,
    shop: { id: shop.id, name: shop.name, siret: shop.siret },
    at: context.at,
    ledgerKey,
    onManifest: (sha256) => (manifest_sha256 = sha256),
  });
  const place = placeOf(config, scope.shop_id);
  const staged = await stage(place, writeZip(entries, new Date(context.at)));
  const { size: bytes, sha256 } = staged;
  const id = randomUUID();
  const kept = { id, closing_id, made_by, bytes, sha256, manifest_sha256 };
  await settle(place, staged, id);
  const isNew = await database.withShop(scope, (db) => keep(db, kept, context));
  if (isNew) await saveAnchor(services, scope);
  else await forget(place, [id]);
}

const periodOf = ({ period_from: from, period_to: to }: Closing) => ({ from, to });

/** False when another one was first. */
async function keep(
  db: ShopDb,
  kept: Omit<Archive, "made_at">,
  { at, ledgerKey }: Pick<ChangeContext, "at" | "ledgerKey">,
): Promise<boolean> {
  const made_at = await takeNextMoment(db, at);
  const archive = { ...kept, made_at };
  if (!(await insertArchive(db, archive))) return false;
  await appendEntry(db, { ...ledgerArchive(archive), at: made_at }, ledgerKey);
  return true;
}
