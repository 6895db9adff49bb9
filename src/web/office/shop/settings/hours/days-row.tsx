import { ActionIcon, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { formatDay, formatWallTime } from "../../../../../domain/time.ts";
import { useAction } from "../../../../platform/query.ts";
import { removeClosure, type SettingsParts } from "../form/query.ts";
import { spansOf } from "./spans.ts";

type Days = SettingsParts["closures"][number];

/** « Du vendredi 24 décembre au lundi 3 janvier », « Le dimanche 20 décembre : 9 h – 12 h » */
function daysText({ first, last, hours }: Days): string {
  const when =
    first === last ? `Le ${formatDay(first)}` : `Du ${formatDay(first)} au ${formatDay(last)}`;
  const spans = spansOf(hours).map(
    ({ from, to }) => `${formatWallTime(from)} – ${formatWallTime(to)}`,
  );
  return spans.length === 0 ? when : `${when}\u00a0: ${spans.join(", ")}`;
}

type Props = {
  /** What is removed: « la fermeture ». */
  name: string;
  days: Days;
  isAllowed: boolean;
};

/** Days that are not as the week says, and the button that forgets them. */
export function DaysRow({ name, days, isAllowed }: Props) {
  const { act, busy } = useAction(removeClosure);
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text size="sm">
          {daysText(days)}
          {days.reason && ` (${days.reason})`}
        </Text>
        {isAllowed && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            loading={busy}
            aria-label={`Retirer ${name}\u00a0: ${daysText(days)}`}
            onClick={() => void act({ first: days.first })}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </li>
  );
}
