import { Text } from "@mantine/core";
import { actionText } from "../../../../domain/account/audit/export.ts";
import { authorText, changeLines } from "../../../../domain/account/audit/words.ts";
import { formatMoment } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import { useZone } from "../../shop/use-shop.ts";
import type { AuditChoice } from "./filter.ts";
import type { AuditLine } from "./query.ts";
import styles from "./audit.module.css";

type Props = {
  lines: readonly AuditLine[];
  /** Asks for what happened to one record alone. */
  onRecord: (record: AuditChoice["record"]) => void;
};

export function AuditLines({ lines, onRecord }: Props) {
  const zone = useZone();
  return lines.map((line) => (
    <li key={line.id} data-row tabIndex={-1} className={line.acting ? styles.auditActing : ""}>
      <div className={styles.auditWhat}>
        <strong>{actionText(line.action)}</strong>{" "}
        {line.record_id && line.name !== "" && line.name !== line.author && (
          <button
            type="button"
            className={`${styles.auditRecord} ${office.figures}`}
            aria-label={`${line.name}\u00a0: tout ce qui s’y rapporte`}
            onClick={() => onRecord({ id: line.record_id ?? "", name: line.name })}
          >
            {line.name}
          </button>
        )}
        {!line.record_id && line.name}
      </div>
      {changesIn(line).map((text) => (
        <Text key={text} size="sm" className={styles.auditChange}>
          {text}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {formatMoment(line.at, zone)} · {authorText(line.author, line)}
        {line.network && ` · ${line.network}`}
      </Text>
    </li>
  ));
}

/** Facts stand on one line, what was replaced on a line each. */
function changesIn({ before, after }: AuditLine): string[] {
  const lines = changeLines(valuesOf(before), valuesOf(after));
  return before || lines.length === 0 ? lines : [lines.join(" · ")];
}

/** JSON of the interface: an object, or nothing. */
const valuesOf = (json: unknown): Record<string, unknown> | null =>
  typeof json === "object" && json !== null ? { ...json } : null;
