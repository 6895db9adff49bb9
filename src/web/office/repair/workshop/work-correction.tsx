import { Button, Group, NumberInput, Popover } from "@mantine/core";
import { useState } from "react";
import { formatMinutes } from "../../../../domain/repair/work-time/work-time.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { office } from "../../../ui/office/styles.ts";
import type { Sheet } from "../sheet/query.ts";
import { workChanged } from "./actions.ts";

type Time = Sheet["work_times"][number];

/** The time that stopped, corrected by a press. */
export function WorkCorrection({ time, minutes }: { time: Time; minutes: number }) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(minutes);
  const { act, busy } = useDeferrable(workChanged);
  const save = async () => {
    if (await act({ work_id: time.id, from: minutes, minutes: typed })) setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withinPortal position="bottom-end">
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={office.figures}
          aria-label={`Corriger le temps de ${time.name}, ${formatMinutes(minutes)}`}
          onClick={() => setOpened(!opened)}
        >
          {formatMinutes(minutes)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Group gap={8} align="end">
          <NumberInput
            label="Minutes"
            w={110}
            min={0}
            max={6_000}
            allowDecimal={false}
            value={typed}
            onChange={(value) => setTyped(Number(value))}
          />
          <Button loading={busy} disabled={typed === minutes} onClick={save}>
            Corriger
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
