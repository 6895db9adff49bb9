import { Button, Group, Table, Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { sendReport, type Report, type Reporting } from "./query.ts";
import moneyStyles from "../../invoice/money.module.css";
import styles from "./reporting.module.css";
import { stateText, toneOf } from "./words.ts";

type Props = {
  board: Reporting;
  shown: Report;
  show: (from: string) => void;
  refresh: () => void;
};

/** The period under way and those before, with what became of each report. */
export const PeriodsPanel = ({ board, shown, show, refresh }: Props) => (
  <Panel title="Déclarations">
    <div className={office.listBox}>
      <Table className={moneyStyles.money}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Période</Table.Th>
            <Table.Th>À envoyer avant le</Table.Th>
            <Table.Th>État</Table.Th>
            <Table.Th ta="right">Ventes HT</Table.Th>
            <Table.Th ta="right">Encaissé</Table.Th>
            <Table.Th>
              <span className={office.spokenOnly}>Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {board.reports.map((report) => (
            <PeriodRow
              key={report.from}
              report={report}
              isShown={report.from === shown.from}
              show={() => show(report.from)}
              refresh={refresh}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  </Panel>
);

type RowProps = { report: Report; isShown: boolean; show: () => void; refresh: () => void };

function PeriodRow({ report, isShown, show, refresh }: RowProps) {
  const { from, to, due_on, state, reason, base, received, version } = report;
  const period = `du ${formatNumericDate(from)} au ${formatNumericDate(to)}`;
  return (
    <Table.Tr {...(isShown && { className: styles.shown })}>
      <Table.Td>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={isShown}
          aria-label={`Voir la déclaration ${period}`}
          onClick={show}
        >
          {period}
        </Button>
      </Table.Td>
      <Table.Td>
        <span className={styles.onPhone}>À envoyer avant le </span>
        {formatNumericDate(due_on)}
      </Table.Td>
      <Table.Td data-cell="mark">
        <Mark tone={toneOf(state)}>{stateText(state)}</Mark>
        {version > 1 && <Text size="sm" c="dimmed">{`version ${version}`}</Text>}
        {reason && <Text size="sm">{reason}</Text>}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="amount">
        {formatEuros(base)}
      </Table.Td>
      <Table.Td ta="right" className={`${office.figures} ${styles.wide}`}>
        {formatEuros(received)}
      </Table.Td>
      <Table.Td ta="right" data-cell="act">
        {report.may_send && <SendButton report={report} period={period} refresh={refresh} />}
      </Table.Td>
    </Table.Tr>
  );
}

type SendProps = { report: Report; period: string; refresh: () => void };

function SendButton({ report: { from, version }, period, refresh }: SendProps) {
  const { act, busy } = useAction(sendReport);
  const send = async () => {
    if (!(await act({ from }))) return;
    tellDone("La déclaration part vers la plateforme.");
    refresh();
  };
  const label = version === 0 ? "Envoyer" : "Envoyer la correction";
  return (
    <Allowed action="edit-settings">
      <Group justify="flex-end">
        <Button
          size="compact-sm"
          variant="default"
          loading={busy}
          aria-label={`${label} ${period}`}
          onClick={send}
        >
          {label}
        </Button>
      </Group>
    </Allowed>
  );
}
