import { formatWindow, type Instant, type Zone } from "../../../../domain/time.ts";

/** An appointment that is in the way. `resources`: the names of what both would hold. */
type Taken = {
  kind: string;
  assigned_to: readonly string[];
  resources: readonly string[];
  start_at: Instant | undefined;
  end_at: Instant | undefined;
};
type CollisionContext = {
  /** Who would go. */
  people: readonly string[];
  nameOf: (id: string) => string;
  zone: Zone;
};

const bothOf = ({ assigned_to }: Pick<Taken, "assigned_to">, people: readonly string[]) =>
  assigned_to.filter((id) => people.includes(id));

/** Who of them and what is taken, by what, and when; of a thing alone, also who has it. */
export function collisionText(event: Taken, { people, nameOf, zone }: CollisionContext): string {
  const { kind, resources, start_at, end_at } = event;
  const both = bothOf(event, people).map(nameOf);
  const others = both.length > 0 ? [] : event.assigned_to.map(nameOf);
  const taken = [...both, ...resources].join(", ");
  const hours = start_at && end_at && formatWindow(start_at, end_at, zone);
  return [taken || others.join(", "), kind, taken && others.join(", "), hours]
    .filter(Boolean)
    .join(" · ");
}

/** Of people first, who cannot be replaced as easily. */
export function collisionTitle(events: readonly Taken[], people: readonly string[]): string {
  return isOfResources(events, people)
    ? "Ce matériel est déjà pris à ces heures"
    : "Quelqu’un est déjà pris à ces heures";
}

/** Everybody is free: only what is shared is not. */
export const isOfResources = (events: readonly Taken[], people: readonly string[]): boolean =>
  events.length > 0 &&
  events.every((event) => event.resources.length > 0 && bothOf(event, people).length === 0);
