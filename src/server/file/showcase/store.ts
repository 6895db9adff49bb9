/** The logo and the photos of a shop's public page. */
import { sql } from "kysely";
import type { ShopPicture } from "../../../domain/file/showcase/showcase.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const PICTURE = sql`p.file_id, p.kind, p.rank, p.alt, p.width, p.height, f.mimetype, f.sha256`;

/** The logo first, then the photos in their order. */
export async function loadPictures(db: ShopDb): Promise<ShopPicture[]> {
  const { rows } = await sql<ShopPicture>`
    select ${PICTURE} from app.shop_picture p
    join app.file f on f.shop_id = p.shop_id and f.id = p.file_id
    where p.shop_id = ${SHOP_ID} order by p.kind, p.rank`.execute(db);
  return rows;
}

export type StoredPicture = Pick<ShopPicture, "mimetype" | "sha256"> & { stored_as: string };

/** The picture whose digest begins so, of a shop whose page is published. */
export async function findPublishedPicture(
  db: ShopDb,
  digits: string,
): Promise<StoredPicture | undefined> {
  const { rows } = await sql<StoredPicture>`
    select f.mimetype, f.sha256, f.stored_as from app.shop_picture p
    join app.file f on f.shop_id = p.shop_id and f.id = p.file_id
    join app.shop s on s.id = p.shop_id and s.status <> 'CLOSED' and s.onboarding = 'done'
    where p.shop_id = ${SHOP_ID} and left(f.sha256, 32) = ${digits} limit 1`.execute(db);
  return rows[0];
}

/** The logo whose digest begins so, on the page now or before: documents that were issued with it still show it. */
export async function findLogo(
  db: ShopDb,
  digits: string,
): Promise<Pick<StoredPicture, "stored_as"> | undefined> {
  const { rows } = await sql<{ stored_as: string }>`
    select f.stored_as from app.file f
    where f.shop_id = ${SHOP_ID} and f."recipientType" = 'shop' and f."recipientID" = ${SHOP_ID}
      and 'logo' = any(f.tags) and left(f.sha256, 32) = ${digits} limit 1`.execute(db);
  return rows[0];
}

/** Off the page; its file stays. */
export const takeDown = (db: ShopDb, file_id: string): Promise<unknown> =>
  sql`delete from app.shop_picture p where p.shop_id = ${SHOP_ID} and p.file_id = ${file_id}`.execute(
    db,
  );

type NewPicture = Pick<ShopPicture, "file_id" | "kind" | "rank" | "width" | "height">;

/** Violates `shop_picture_rank` at the end of the transaction when another one has the place. */
export const insertPicture = (
  db: ShopDb,
  { file_id, kind, rank, width, height }: NewPicture,
): Promise<unknown> =>
  sql`
    insert into app.shop_picture (shop_id, file_id, kind, rank, width, height)
    values (${SHOP_ID}, ${file_id}, ${kind}, ${rank}, ${width}, ${height})`.execute(db);

export const setAlt = (
  db: ShopDb,
  { file_id, alt }: Pick<ShopPicture, "file_id" | "alt">,
): Promise<unknown> =>
  sql`update app.shop_picture p set alt = ${alt}
    where p.shop_id = ${SHOP_ID} and p.file_id = ${file_id}`.execute(db);

/** The photos in this order; what is not among them keeps its place. */
export const setOrder = (db: ShopDb, ids: readonly string[]): Promise<unknown> =>
  sql`update app.shop_picture p set rank = wanted.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (file_id, place)
    where p.shop_id = ${SHOP_ID} and p.kind = 'photo' and p.file_id = wanted.file_id`.execute(db);
