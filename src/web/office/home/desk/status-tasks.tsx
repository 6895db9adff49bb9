/** How many repairs are in each status, under the headings of the board; each leads to its list. */
import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { BOARD_HEADINGS } from "../../../../domain/repair/board/headings.ts";
import { isArchived, isRepairStatus } from "../../../../domain/repair/status.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { useFilteredSearch } from "../../repair/board/use-filtered-search.ts";
import type { Figures } from "../query.ts";
import styles from "./desk.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;
type Props = { counts: Figures["repair_list"]["counts"] };

export function StatusTasks({ counts }: Props) {
  const { search } = useFilteredSearch({});
  const countOf = new Map<string, number>(counts.map(({ status, count }) => [status, count]));
  const open = counts.filter(({ status }) => isRepairStatus(status) && !isArchived(status));
  const most = Math.max(1, ...open.map(({ count }) => count));
  return (
    <Panel title="Tâches par statut">
      {BOARD_HEADINGS.map(({ name, statuses }) => (
        <section key={name} aria-label={name} className={styles.heading}>
          <Text size="xs" fw={650} c="dimmed" aria-hidden>
            {name}
          </Text>
          <ul>
            {statuses
              .filter((status) => !isArchived(status))
              .map((status) => {
                const count = countOf.get(status) ?? 0;
                const style: Variables = { "--share": `${Math.round((count / most) * 100)}%` };
                return (
                  <li key={status}>
                    <Link
                      to="/app/repair"
                      search={{ view: "liste", status }}
                      className={styles.status}
                      style={style}
                      aria-current={search.status === status || undefined}
                    >
                      <span>{status}</span>
                      <strong>{count}</strong>
                    </Link>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
