/** What was invoiced and received, bar by bar; the same figures stand in the table beside. */
import { Anchor, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { periodOfStep, stepOf, type SalesPeriod } from "../../../../domain/ledger/sales/period.ts";
import { formatEuros, sum } from "../../../../domain/money.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import type { Sales } from "./query.ts";
import { SalesChart } from "./sales-chart.tsx";
import { stepText } from "./words.ts";
import styles from "./sales.module.css";

type Step = Sales["steps"][number];

export function StepsPanel({ sales: { steps, period } }: { sales: Sales }) {
  const title = stepOf(period) === "day" ? "Jour par jour" : "Mois par mois";
  return (
    <Panel title={title}>
      <div className={styles.beside}>
        <SalesChart steps={steps} period={period} />
        <div
          className={styles.scrolled}
          tabIndex={0}
          role="region"
          aria-label={`${title}, tableau`}
        >
          <StepsTable steps={steps} period={period} />
        </div>
      </div>
    </Panel>
  );
}

const StepsTable = ({ steps, period }: { steps: readonly Step[]; period: SalesPeriod }) => (
  <Table className={styles.table}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{stepOf(period) === "day" ? "Jour" : "Mois"}</Table.Th>
        <Table.Th ta="right">Facturé HT</Table.Th>
        <Table.Th ta="right">Facturé TTC</Table.Th>
        <Table.Th ta="right">Encaissé</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {steps.map((step) => (
        <Table.Tr key={step.day}>
          <Table.Th scope="row">
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/app/quote"
                  search={{ show: "all", ...periodOfStep(step.day, period) }}
                />
              )}
            >
              {stepText(step.day, period)}
            </Anchor>
          </Table.Th>
          <Amounts {...step} />
        </Table.Tr>
      ))}
    </Table.Tbody>
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th scope="row">Total</Table.Th>
        <Amounts
          excl={sum(steps.map(({ excl }) => excl))}
          incl={sum(steps.map(({ incl }) => incl))}
          received={sum(steps.map(({ received }) => received))}
        />
      </Table.Tr>
    </Table.Tfoot>
  </Table>
);

const Amounts = ({ excl, incl, received }: Pick<Step, "excl" | "incl" | "received">) =>
  Object.entries({ excl, incl, received }).map(([name, amount]) => (
    <Table.Td key={name} ta="right" className={office.figures}>
      {formatEuros(amount)}
    </Table.Td>
  ));
