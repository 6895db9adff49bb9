import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useDebouncedValue } from "@mantine/hooks";
import type { Instant, Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { useColleagues } from "../../shop/use-shop.ts";
import { collisionText } from "./collision-words.ts";
import { collisionsQuery, type Collision } from "./collisions-query.ts";
import styles from "./event-form.module.css";

type Props = {
  start_at: Instant;
  end_at: Instant;
  assigned_to: readonly string[];
  /** The event being edited does not collide with itself. */
  event_id?: string;
  zone: Zone;
};

/** Hours are typed one after the other: asked once they rest. */
const REST = 250;

/** Says who is already taken; it does not stand in the way, the server has the last word. */
export function CollisionNotice({ start_at, end_at, assigned_to, event_id, zone }: Props) {
  const people = assigned_to.join(" ");
  const [asked] = useDebouncedValue(`${start_at} ${end_at} ${people}`, REST);
  const isAt = asked === `${start_at} ${end_at} ${people}`;
  const { data } = useRead({
    query: collisionsQuery,
    variables: {
      input: { start_at, end_at, assigned_to: [...assigned_to], event_id: event_id ?? null },
    },
    nouns: ["event"],
    pause: !isAt || assigned_to.length === 0,
  });
  const collisions = isAt ? (data?.collisions ?? []) : [];
  return (
    <div role="status">
      {collisions.length > 0 && (
        <Alert
          color="yellow"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title="Quelqu’un est déjà pris à ces heures"
        >
          <ul className={styles.collisions}>
            {collisions.map((event) => (
              <CollisionLine key={event.id} event={event} zone={zone} people={assigned_to} />
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

type LineProps = { event: Collision; zone: Zone; people: readonly string[] };

function CollisionLine({ event, zone, people }: LineProps) {
  const nameOf = useColleagues();
  return <li>{collisionText(event, { people, nameOf, zone })}</li>;
}
