/** Says whom and what an event would need that others hold at that time. */
import { collisionDetail } from "../../domain/agenda/collisions.ts";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { listResources } from "./resource/store.ts";
import { findCollisions } from "./store.ts";

/** The refusal names whom and what the other appointments hold; undefined when all of it is free. `ids`: moved with it. */
export async function refuseCollisions(
  db: ShopDb,
  event: AgendaEvent,
  ids: readonly string[] = [],
): Promise<Refusal<"slot-taken"> | undefined> {
  const found = await findCollisions(db, event);
  const collisions = found.filter(({ id }) => !ids.includes(id));
  if (collisions.length === 0) return undefined;
  const resources = event.resource_ids.length > 0 ? await listResources(db) : [];
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  return refuse("slot-taken", collisionDetail(event, collisions, names));
}
