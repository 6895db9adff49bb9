import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "../../../domain/time.ts";
import { Mark } from "../../ui/office/mark.tsx";
import { office } from "../../ui/office/styles.ts";
import { moveByRows } from "../../ui/row-keys.ts";
import { useColleagues, useZone } from "../shop/use-shop.ts";
import type { ListedCall } from "./query.ts";
import { standingOf, titleOfCall } from "./words.ts";
import styles from "./call-screen.module.css";

/** Those that are open first, then the last ones. */
export function CallsList({ calls }: { calls: readonly ListedCall[] }) {
  const sorted = calls.toSorted((a, b) => Number(b.open) - Number(a.open));
  return (
    <ul className={`${office.sheetOfPaper} ${styles.calls}`} onKeyDown={moveByRows}>
      {sorted.map((call) => (
        <CallLine key={call.id} call={call} />
      ))}
    </ul>
  );
}

function CallLine({ call }: { call: ListedCall }) {
  const zone = useZone();
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
      <Mark tone={call.open ? (call.status === "live" ? "work" : "wait") : "quiet"}>
        {standingOf(call)}
      </Mark>
    </li>
  );
}
