/** Beside a person's strip: the visit under way runs over; a press proposes new hours. */
import { Button } from "@mantine/core";
import { IconClockExclamation } from "@tabler/icons-react";
import { useState } from "react";
import {
  LEAST_DELAY,
  minutesOver,
  visitUnderWay,
} from "../../../../domain/agenda/delay/under-way.ts";
import type { Instant, Zone } from "../../../../domain/time.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { useMay } from "../../account/allowed.tsx";
import { durationText } from "../../agenda/event/duration-text.ts";
import type { AgendaPerson } from "../../agenda/people.ts";
import type { HomeEvent } from "../query.ts";

const DelayDialog = lazyDialog(
  async () => (await import("../../agenda/delay/delay-dialog.tsx")).DelayDialog,
);

type Props = { person: AgendaPerson; events: readonly HomeEvent[]; now: Instant; zone: Zone };

export function LateMark({ person, events, now, zone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayMove = useMay("edit-agenda");
  const { id: user_id, firstname } = person;
  const hasArrived = ({ arrived_at }: HomeEvent) => arrived_at !== null;
  const visit = visitUnderWay(events, { user_id, now, hasArrived });
  const over = visit ? minutesOver(visit, now) : 0;
  const isLate = mayMove && over >= LEAST_DELAY;
  return (
    <>
      {isLate && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={
            <IconClockExclamation size={16} color="var(--mantine-color-orange-6)" aria-hidden />
          }
          aria-label={`${firstname} : ${durationText(over)} de retard, réorganiser`}
          onMouseEnter={() => void DelayDialog.load()}
          onClick={() => setOpen(true)}
        >
          {durationText(over)} de retard
        </Button>
      )}
      {isOpen && (
        <DelayDialog
          {...{ user_id, zone, events }}
          name={firstname}
          minutes={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
