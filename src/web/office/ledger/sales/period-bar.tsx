import { Button, Group, TextInput } from "@mantine/core";
import { IconLock, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import {
  NAMED_PERIOD_FR,
  NAMED_PERIODS,
  type SalesPeriod,
} from "../../../../domain/ledger/sales/period.ts";
import { parseLocalDate } from "../../../../domain/time.ts";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { nameOf } from "./period-shown.ts";
import type { Going } from "./search-params.ts";

/** The period stands in the address: a reload or a link finds the same figures. */
export function PeriodBar({ search, go, period }: Going & { period: SalesPeriod }) {
  const { from, to } = search;
  const isTyped = Boolean(from ?? to);
  return (
    <Group gap={12} align="end" className={office.noPrint}>
      <FilterChips
        label="Période"
        options={NAMED_PERIODS.map((value) => ({ value, label: NAMED_PERIOD_FR[value] }))}
        value={isTyped ? undefined : nameOf(search)}
        onChange={(value) => go({ periode: NAMED_PERIODS.find((known) => known === value) })}
      />
      <Group gap={12} align="end" key={`${period.from} ${period.to}`}>
        <TextInput
          type="date"
          label="Du"
          defaultValue={period.from}
          onChange={({ currentTarget }) => {
            const day = parseLocalDate(currentTarget.value);
            if (day) go({ from: day, to: day > period.to ? day : period.to });
          }}
        />
        <TextInput
          type="date"
          label="au"
          defaultValue={period.to}
          onChange={({ currentTarget }) => {
            const day = parseLocalDate(currentTarget.value);
            if (day) go({ from: day < period.from ? day : period.from, to: day });
          }}
        />
      </Group>
      <Group gap={8} ml="auto">
        <ExportMenu period={period} />
        <Allowed action="export-accounts">
          <Button
            variant="default"
            leftSection={<IconLock size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/app/sales/books" />}
          >
            Clôtures et archives
          </Button>
        </Allowed>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          Imprimer
        </Button>
      </Group>
    </Group>
  );
}
