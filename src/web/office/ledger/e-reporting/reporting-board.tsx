import { Select, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { RHYTHM_FR, RHYTHMS } from "../../../../domain/ledger/e-reporting/period.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { PeriodsPanel } from "./periods-panel.tsx";
import { chooseRhythm, reportingQuery, type Reporting } from "./query.ts";
import { ReportTables } from "./report-tables.tsx";

const NOUNS = ["invoice", "payment"] as const;

/** What the shop has to tell the State of its sales to consumers: the next report, and those before. */
export function ReportingBoard() {
  const read = useRead({ query: reportingQuery, variables: {}, nouns: NOUNS });
  const [shown, setShown] = useState<string>();
  const board = read.data?.e_reporting;
  const report = board?.reports.find(({ from }) => from === shown) ?? board?.reports[0];
  return (
    <ReadStates read={read} shape={<Skeleton h={320} />}>
      {board && report && (
        <Stack gap="md">
          <RhythmPanel board={board} refresh={read.retry} />
          <PeriodsPanel board={board} shown={report} show={setShown} refresh={read.retry} />
          <ReportTables report={report} isExempt={board.is_exempt} />
        </Stack>
      )}
    </ReadStates>
  );
}

type RhythmProps = { board: Reporting; refresh: () => void };

function RhythmPanel({ board, refresh }: RhythmProps) {
  const { act } = useAction(chooseRhythm);
  const choose = async (rhythm: string | null) => {
    if (!rhythm || !(await act({ rhythm }))) return;
    tellDone("C’est noté : chaque déclaration partira d’elle-même.");
    refresh();
  };
  const choices = board.is_exempt ? ["two-months" as const] : RHYTHMS.slice(0, 2);
  return (
    <Panel title="E-reporting">
      <Text size="sm" c="dimmed" maw="68ch">
        À partir de septembre 2027, les ventes aux particuliers et leurs encaissements sont déclarés
        à l’État, totalisés par jour et par taux, sans aucun nom. Les factures aux entreprises
        passent par la plateforme agréée et ne sont pas redites ici.
      </Text>
      <Allowed action="edit-settings">
        <Select
          mt={12}
          maw={420}
          label="Rythme"
          description={
            board.is_chosen
              ? "Chaque déclaration part d’elle-même après la fin de sa période."
              : "Choisissez-le pour que les déclarations partent d’elles-mêmes."
          }
          allowDeselect={false}
          placeholder="Aucun envoi automatique"
          data={choices.map((value) => ({ value, label: RHYTHM_FR[value] }))}
          value={board.is_chosen ? board.rhythm : null}
          onChange={choose}
        />
      </Allowed>
    </Panel>
  );
}
