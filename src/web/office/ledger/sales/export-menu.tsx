import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { JOURNAL_FR, JOURNALS } from "../../../../domain/ledger/journal/journal.ts";
import type { SalesPeriod } from "../../../../domain/ledger/sales/period.ts";
import { exportPath } from "../books/export-path.ts";
import { Allowed } from "../../account/allowed.tsx";

/** The journals of the period, for whoever keeps the accounts. */
export const ExportMenu = ({ period }: { period: SalesPeriod }) => (
  <Allowed action="export-accounts">
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          Exporter
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {JOURNALS.flatMap((journal) =>
          (["xlsx", "csv"] as const).map((format) => (
            <Menu.Item
              key={`${journal}.${format}`}
              component="a"
              href={exportPath(`journals/${journal}.${format}`, period)}
              download
            >
              {`${JOURNAL_FR[journal]} (${FORMAT_FR[format]})`}
            </Menu.Item>
          )),
        )}
        <Menu.Divider />
        <Menu.Item component="a" href={exportPath("journals/fec.txt", period)} download>
          Fichier des écritures comptables (FEC)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </Allowed>
);

const FORMAT_FR = { xlsx: "Excel", csv: "CSV" };
