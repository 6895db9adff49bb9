/** Checks a file that somebody holds: which document it says it is, and whether its bytes are those that were handed over. */
import { isPdf, markIn } from "../../../domain/quote/paper/paper.ts";
import { dateOf } from "../../../domain/time.ts";
import type { CheckedDocument } from "../../../web/site/props.ts";
import type { Services } from "../../services.ts";
import { clientScope, loadShop } from "../../shop/store.ts";
import { digestOf } from "./keep.ts";
import { findPaper } from "./store.ts";

type Checked = CheckedDocument | { state: "no-pdf" | "unknown" };

export async function verifyFile(
  { database }: Pick<Services, "database">,
  bytes: Buffer,
): Promise<Checked> {
  const text = bytes.toString("latin1");
  if (!isPdf(text)) return { state: "no-pdf" };
  const name = markIn(text);
  const scope = name && clientScope(name.shop_id);
  if (!scope) return { state: "unknown" };
  return database.withShop(
    scope,
    async (db) => {
      const [paper, shop] = await Promise.all([findPaper(db, name), loadShop(db, name.shop_id)]);
      if (!paper || !shop) return { state: "unknown" };
      const { kind, reference, version, sha256, handed_at } = paper;
      const state = digestOf(bytes) === sha256 ? "intact" : "changed";
      const facts = { kind, reference, version, shop: shop.name, city: shop.city, sha256 };
      return { state, ...facts, handed_on: dateOf(handed_at, shop.timezone) };
    },
    "read",
  );
}
