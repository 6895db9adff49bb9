import { formatWindow, type Zone } from "../../../../domain/time.ts";
import type { Collision } from "./collisions-query.ts";

type CollisionContext = {
  /** Who would go. */
  people: readonly string[];
  nameOf: (id: string) => string;
  zone: Zone;
};

/** Who of them is taken, by what, and when. */
export function collisionText(
  event: Collision,
  { people, nameOf, zone }: CollisionContext,
): string {
  const taken = event.assigned_to.filter((id) => people.includes(id)).map(nameOf);
  return [taken.join(", "), event.kind, formatWindow(event.start_at, event.end_at, zone)].join(
    " · ",
  );
}
