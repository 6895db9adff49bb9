/** « À débloquer »: what has waited too long, grouped by what it needs, the longest first. */
import { Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { fullName } from "../../../../domain/client/names.ts";
import { blockedWords } from "../../../../domain/repair/blocked.ts";
import { isRepairStatus } from "../../../../domain/repair/status.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { SheetLink } from "../sheet-link.tsx";
import { UrgencyMark } from "../../repair/urgency-mark.tsx";
import { waitedText } from "../../repair/waited.ts";
import type { Waiting } from "../query.ts";
import styles from "./desk.module.css";
import { Allowed } from "../../account/allowed.tsx";

type Group = Waiting["blocked_repairs"][number];
type Props = { groups: readonly Group[]; unclaimed: number; leaving: number; now: number };

const UnclaimedGroup = lazyPart(async () => (await import("./unclaimed-group.tsx")).UnclaimedGroup);

const LeavingGroup = lazyPart(async () => (await import("./leaving-group.tsx")).LeavingGroup);

export const BlockedPanel = ({ groups, unclaimed, leaving, now }: Props) => (
  <Panel title="À débloquer">
    {groups.length === 0 && unclaimed === 0 && leaving === 0 && (
      <Text size="sm" c="dimmed">
        Rien n’attend depuis trop longtemps.
      </Text>
    )}
    <ul className={styles.groups}>
      {leaving > 0 && (
        <Allowed action="edit-agenda">
          <LeavingGroup count={leaving} />
        </Allowed>
      )}
      {groups.map((group) => (
        <BlockedGroup key={group.status} group={group} now={now} />
      ))}
      {unclaimed > 0 && <UnclaimedGroup count={unclaimed} />}
    </ul>
  </Panel>
);

function BlockedGroup({ group: { status, count, repairs }, now }: { group: Group; now: number }) {
  const { title, action } = blockedWords(status, count);
  const search = {
    view: "liste" as const,
    order: "since" as const,
    ...(isRepairStatus(status) && { status }),
  };
  return (
    <li>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Text fw={650}>{title}</Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${action} : ${title}`}
          renderRoot={(props) => <Link {...props} to="/app/repair" search={search} />}
        >
          {action}
        </Button>
      </Group>
      <ul className={styles.names}>
        {repairs.map((repair) => (
          <li key={repair.id}>
            <SheetLink id={repair.id}>{fullName(repair.client)}</SheetLink>
            <UrgencyMark repair={repair} />
            <Text component="span" size="xs" c="dimmed">
              {[repair.appliance?.kind, waitedText(repair.statusFrom, now)]
                .filter(Boolean)
                .join(", ")}
            </Text>
          </li>
        ))}
      </ul>
    </li>
  );
}
