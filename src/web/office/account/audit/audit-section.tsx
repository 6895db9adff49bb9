import { Button, Skeleton, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { actsForAnother, selectedShop } from "../../../platform/acting-shop.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { MoreRows, usePages } from "../../../ui/office/paged-rows.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditLines } from "./audit-lines.tsx";
import { EVERYTHING, filterOf, type AuditChoice } from "./filter.ts";
import { auditQuery } from "./query.ts";
import styles from "./audit.module.css";

/** Who did what in this shop, when, on what, and what it replaced. */
export function AuditSection() {
  const [choice, setChoice] = useState(EVERYTHING);
  return (
    <>
      <div className={styles.auditHead}>
        <Text size="sm" c="dimmed">
          Qui a fait quoi, quand, et ce qui a changé. Ce journal ne se modifie pas.
        </Text>
        <Button
          component="a"
          href={`/api/v1/audit/journal.csv${actsForAnother() ? `?shop_id=${selectedShop()}` : ""}`}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Exporter le journal
        </Button>
      </div>
      <AuditFilters choice={choice} setChoice={setChoice} />
      <Shown key={JSON.stringify(choice)} choice={choice} setChoice={setChoice} />
    </>
  );
}

type ShownProps = { choice: AuditChoice; setChoice: (choice: AuditChoice) => void };

/** Mounted anew for another choice: it begins at its first page. */
function Shown({ choice, setChoice }: ShownProps) {
  const pages = usePages();
  const filter = filterOf(choice, useZone());
  const read = useRead({
    query: auditQuery,
    variables: { ...filter, first: PAGE_SIZE, skip: 0 },
    nouns: ["shop"],
  });
  const { count = 0, lines = [] } = read.data?.audit ?? {};
  const onRecord = (record: AuditChoice["record"]) => setChoice({ ...EVERYTHING, record });
  return (
    <ReadStates read={read} shape={<Skeleton h={240} />}>
      {lines.length === 0 ? (
        <Text size="sm">Aucune ligne ne correspond.</Text>
      ) : (
        <ol className={styles.auditLines}>
          <AuditLines lines={lines} onRecord={onRecord} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterLines key={index} page={index + 1} filter={filter} onRecord={onRecord} />
          ))}
        </ol>
      )}
      <MoreRows pages={pages} total={count} />
    </ReadStates>
  );
}

type LaterProps = {
  page: number;
  filter: ReturnType<typeof filterOf>;
  onRecord: (record: AuditChoice["record"]) => void;
};

function LaterLines({ page, filter, onRecord }: LaterProps) {
  const variables = { ...filter, first: PAGE_SIZE, skip: page * PAGE_SIZE };
  const read = useRead({ query: auditQuery, variables, nouns: [] });
  if (!read.data)
    return (
      <li aria-busy={read.waiting}>
        {read.failed ? (
          <Button size="xs" variant="default" onClick={read.retry}>
            La suite n’a pas pu être lue. Réessayer
          </Button>
        ) : (
          <Skeleton h={48} />
        )}
      </li>
    );
  return <AuditLines lines={read.data.audit.lines} onRecord={onRecord} />;
}
