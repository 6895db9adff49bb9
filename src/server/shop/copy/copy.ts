/** The whole copy of a shop, as it was at one instant: a zip of lines of JSON, photos and documents. */
import type { Readable } from "node:stream";
import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from "../../../domain/shop/copy/contents.ts";
import { copyReadme } from "../../../domain/shop/copy/readme.ts";
import { dateOf, type Instant, type Zone } from "../../../domain/time.ts";
import { archiveEntries, type Archiving } from "../../platform/archive/write-tables.ts";
import { writeZip } from "../../platform/archive/write-zip.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { placeOf, type FilesHome } from "../../platform/storage.ts";

export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...Object.keys(TABLES_LEFT_OUT),
  ...Object.keys(COLUMNS_LEFT_OUT),
]);

export type Copying = {
  shop: { id: string; name: string; timezone: Zone };
  config: FilesHome;
  ledgerKey: Buffer;
  at: Instant;
  onProgress: Archiving["onProgress"];
};

/** `db` is of a "snapshot", which must last until the stream ends. */
export function copyOf(db: ShopDb, { shop, config, ledgerKey, at, onProgress }: Copying): Readable {
  const entries = archiveEntries({
    db,
    place: placeOf(config, shop.id),
    key: ledgerKey,
    shop: { shop_id: shop.id, name: shop.name, made_at: at },
    readme: copyReadme(shop.name, dateOf(at, shop.timezone)),
    leftOut: LEFT_OUT,
    onProgress,
  });
  return writeZip(entries, new Date(at));
}
