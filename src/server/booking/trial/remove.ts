/** Takes the trial out of the agenda: nothing of it is left but the letter that its author received. */
import { deleteEvent } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { findTrial, type Trial } from "./store.ts";

/** Undefined when there is none, or no more. */
export async function removeTrial(db: ShopDb): Promise<Trial | undefined> {
  const trial = await findTrial(db);
  if (trial) await deleteEvent(db, trial.event_id);
  return trial;
}
