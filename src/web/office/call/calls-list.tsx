import { Group, Text } from "@mantine/core";
import { IconHourglass } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatMoment, toInstant } from "../../../domain/time.ts";
import { Mark } from "../../ui/office/mark.tsx";
import { office } from "../../ui/office/styles.ts";
import { moveByRows } from "../../ui/row-keys.ts";
import { useNow } from "../../ui/use-now.ts";
import { Allowed } from "../account/allowed.tsx";
import { useColleagues, useZone } from "../shop/use-shop.ts";
import { DelayMenu } from "./delay-menu.tsx";
import type { ListedCall } from "./query.ts";
import { standingOf, titleOfCall, waitingText } from "./words.ts";
import styles from "./call-screen.module.css";

/** Those in which a client waits first, then the open ones, then the last ones. */
export function CallsList({ calls }: { calls: readonly ListedCall[] }) {
  const sorted = calls.toSorted((a, b) => rankOf(b) - rankOf(a));
  return (
    <ul className={`${office.sheetOfPaper} ${styles.calls}`} onKeyDown={moveByRows}>
      {sorted.map((call) => (
        <CallLine key={call.id} call={call} />
      ))}
    </ul>
  );
}

const rankOf = ({ client_waits_since, open }: ListedCall): number =>
  client_waits_since ? 2 : Number(open);

function CallLine({ call }: { call: ListedCall }) {
  const zone = useZone();
  const now = toInstant(useNow());
  const nameOf = useColleagues();
  const by = call.opened_by ? nameOf(call.opened_by) : "";
  return (
    <li>
      <Link to="/app/teleassistance" search={{ call: call.id }} data-row className={styles.row}>
        <Text fw={600} span>
          {titleOfCall(call)}
        </Text>
        <Text size="sm" c="dimmed" span>
          {[call.repair?.reference, formatMoment(call.opened_at, zone), by]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </Link>
      <Group gap={8} justify="flex-end">
        {call.client_waits_since ? (
          <Mark tone="urgent" icon={IconHourglass}>
            {waitingText(call.client_waits_since, now)}
          </Mark>
        ) : (
          <Mark tone={call.open ? (call.status === "live" ? "work" : "wait") : "quiet"}>
            {standingOf(call)}
          </Mark>
        )}
        {call.open && call.status === "waiting" && (
          <Allowed action="edit-repair">
            <DelayMenu call={call} />
          </Allowed>
        )}
      </Group>
    </li>
  );
}
