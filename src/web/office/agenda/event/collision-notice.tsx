import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useDebouncedValue } from "@mantine/hooks";
import type { Instant, Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { useColleagues } from "../../shop/use-shop.ts";
import { useResources } from "../resource/use-resources.ts";
import { collisionText, collisionTitle } from "./collision-words.ts";
import { collisionsQuery, type Collision } from "./collisions-query.ts";
import styles from "./event-form.module.css";

type Props = {
  start_at: Instant;
  end_at: Instant;
  assigned_to: readonly string[];
  resource_ids?: readonly string[];
  /** The event being edited does not collide with itself. */
  event_id?: string;
  zone: Zone;
};

type Wanted = Omit<Required<Props>, "zone" | "event_id"> & Pick<Props, "event_id">;

/** Hours are typed one after the other: asked once they rest. */
const REST = 250;

/** Says who and what is already taken; it does not stand in the way, the server has the last word. */
export function CollisionNotice({ zone, resource_ids = NOTHING, ...others }: Props) {
  const wanted = { ...others, resource_ids };
  const people = others.assigned_to;
  const nameOf = useColleagues();
  const { resourceOf } = useResources(resource_ids.length > 0);
  const collisions = useCollisions(wanted).map((event) => ({
    ...event,
    resources: event.resource_ids.filter((id) => resource_ids.includes(id)).map(resourceOf),
  }));
  return (
    <div role="status">
      {collisions.length > 0 && (
        <Alert
          color="yellow"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={collisionTitle(collisions, people)}
        >
          <ul className={styles.collisions}>
            {collisions.map((event) => (
              <li key={event.id}>{collisionText(event, { people, nameOf, zone })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

const NOTHING: readonly string[] = [];
const NONE: readonly Collision[] = [];

function useCollisions({ start_at, end_at, assigned_to, resource_ids, event_id }: Wanted) {
  const wanted = [start_at, end_at, ...assigned_to, ...resource_ids].join(" ");
  const [asked] = useDebouncedValue(wanted, REST);
  const isAt = asked === wanted;
  const { data } = useRead({
    query: collisionsQuery,
    variables: {
      input: {
        start_at,
        end_at,
        assigned_to: [...assigned_to],
        resource_ids: [...resource_ids],
        event_id: event_id ?? null,
      },
    },
    nouns: ["event"],
    pause: !isAt || assigned_to.length + resource_ids.length === 0,
  });
  return isAt ? (data?.collisions ?? NONE) : NONE;
}
