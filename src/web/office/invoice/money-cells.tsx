/** Cells that the tables of invoices and payments have in common. */
import { Anchor, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { fullName } from "../../../domain/client/names.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./money.module.css";

type OfRepair = {
  client: Parameters<typeof fullName>[0];
  repair_id: string;
  /** Before the name: what chooses the row. */
  before?: ReactNode;
};

/** The row's link: arrows go from one to the next. */
export const ClientCell = ({ client, repair_id, before }: OfRepair) => (
  <Table.Td data-cell="who">
    <div className={styles.who}>
      {before}
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair_id }} data-row />
        )}
        fw={600}
        size="sm"
      >
        {fullName(client)}
      </Anchor>
    </div>
  </Table.Td>
);

export const DocumentCell = ({ pdf_url, reference }: { pdf_url: string; reference: string }) => (
  <Table.Td>
    <Anchor href={pdf_url} target="_blank" size="sm" className={office.figures}>
      {reference}
    </Anchor>
  </Table.Td>
);
