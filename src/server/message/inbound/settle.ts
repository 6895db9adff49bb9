/** A reply that was kept aside is given to a repair, or put away. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { isChannel } from "../../../domain/message/choice/choice.ts";
import { deleteFilesOfReply, giveFiles } from "../../file/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { writeReply } from "./keep.ts";
import { repairNamed, settleReply, type AsideReply } from "./store.ts";

type Wish = { id: string; reference: string };

/** An empty reference puts it away, its files too. Undefined when another person settled it meanwhile. */
export async function settle(
  db: ShopDb,
  { id, reference }: Wish,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<AsideReply | Refusal<"repair-unknown"> | undefined> {
  const repair_id = reference === "" ? null : ((await repairNamed(db, reference)) ?? undefined);
  if (repair_id === undefined) return refuse("repair-unknown");
  const reply = await settleReply(db, { id, repair_id, at, settled_by: author.account_id });
  if (!reply) return undefined;
  if (!repair_id) await deleteFilesOfReply(db, id);
  else if (isChannel(reply.channel)) {
    const { channel, text, left_out } = reply;
    const files = await giveFiles(db, { from: "reply", id, repair_id });
    await writeReply(db, repair_id, { channel, text, files, left_out, created_at: at });
  }
  return reply;
}
