/** A client takes reminders and news by one way, or no longer. */
import type { Channel, ChoiceWay } from "../../../domain/message/choice/choice.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockSurvivor } from "../../client/merge/store.ts";
import { choicesOf, insertChoice, type MessageChoice } from "./store.ts";

type Wish = { client_id: string; channel: Channel; wanted: boolean; via: ChoiceWay };

/** Said again, it is written once. The choices as they are now; undefined for no such client. */
export async function setChoice(
  db: ShopDb,
  { client_id, channel, wanted, via }: Wish,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<MessageChoice[] | undefined> {
  const owner = await lockSurvivor(db, client_id);
  if (!owner) return undefined;
  const known = (await choicesOf(db, [owner])).find((choice) => choice.channel === channel);
  const given = { client_id: owner, channel, wanted, via };
  if ((known?.wanted ?? true) !== wanted)
    await insertChoice(db, { ...given, created_by: author.account_id, created_at: at });
  return choicesOf(db, [owner]);
}
