/** The bytes of a shop's logo by the name that its documents keep. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { readPictureName } from "../../../domain/file/showcase/showcase.ts";
import { placeOf, readBytes } from "../../platform/storage.ts";
import type { Services } from "../../services.ts";
import { findLogo } from "./store.ts";

export type Logo = { name: string; bytes: Uint8Array };

/** Null for a document without one, and when its bytes are gone. */
export async function loadLogo(
  { database, config }: Pick<Services, "database" | "config">,
  scope: ShopScope,
  name: string | undefined,
): Promise<Logo | null> {
  const asked = name === undefined ? undefined : readPictureName(name);
  if (name === undefined || !asked) return null;
  const found = await database.withShop(scope, (db) => findLogo(db, asked.digits), "read");
  const bytes = found && (await readBytes(placeOf(config, scope.shop_id), found.stored_as));
  return bytes ? { name, bytes } : null;
}
