/** The owner says what a photo of the public page shows. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { parseAlt, type ShopPicture } from "../../../domain/file/showcase/showcase.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadPictures, setAlt } from "./store.ts";

/** The pictures as they are after; undefined when there is none of this id. */
export async function describePicture(
  db: ShopDb,
  { id, alt }: { id: string; alt: string },
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<ShopPicture[] | Refusal<"long-alt"> | undefined> {
  const written = parseAlt(alt);
  if (isRefusal(written)) return written;
  const pictures = await loadPictures(db);
  const former = pictures.find(({ file_id }) => file_id === id);
  if (!former) return undefined;
  await setAlt(db, { file_id: id, alt: written });
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id, name: "Photos" },
    before: { alt: former.alt },
    after: { alt: written },
  });
  return pictures.map((one) => (one.file_id === id ? { ...one, alt: written } : one));
}
