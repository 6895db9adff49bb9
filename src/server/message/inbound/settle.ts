/** A reply that was kept aside is given to a repair, or put away. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { isChannel } from "../../../domain/message/choice/choice.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { writeReply } from "./receive.ts";
import { repairNamed, settleReply, type AsideReply } from "./store.ts";

type Wish = { id: string; reference: string };

/** An empty reference puts it away. Undefined when another person settled it meanwhile. */
export async function settle(
  db: ShopDb,
  { id, reference }: Wish,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<AsideReply | Refusal<"repair-unknown"> | undefined> {
  const repair_id = reference === "" ? null : ((await repairNamed(db, reference)) ?? undefined);
  if (repair_id === undefined) return refuse("repair-unknown");
  const reply = await settleReply(db, { id, repair_id, at, settled_by: author.account_id });
  if (reply && repair_id && isChannel(reply.channel))
    await writeReply(db, repair_id, { channel: reply.channel, text: reply.text, created_at: at });
  return reply;
}
