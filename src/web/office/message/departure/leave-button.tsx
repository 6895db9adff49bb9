import { Button } from "@mantine/core";
import { IconRoad } from "@tabler/icons-react";
import { isRoad } from "../../../../domain/agenda/departure/leave.ts";
import type { Zone } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { leaveMutation, type RoadParts } from "./query.ts";
import { Told } from "./told-menu.tsx";

type Props = { visit: RoadParts; zone: Zone; className?: string | undefined };

/** « Je suis en route »: one press tells the client the hour; another hour is given only when it is chosen. */
export function LeaveButton({ visit, zone, className }: Props) {
  const { act, busy } = useAction(leaveMutation);
  if (!isRoad(visit) || visit.arrived_at) return null;
  const { id, expected_at } = visit;
  if (expected_at)
    return (
      <Told
        {...{ expected_at, zone, busy, className }}
        onChoose={(minutes) => void act({ id, minutes, again: true })}
      />
    );
  return (
    <Button
      variant="light"
      className={className}
      loading={busy}
      onClick={() => void act({ id })}
      leftSection={<IconRoad size={22} aria-hidden />}
    >
      Je suis en route
    </Button>
  );
}
