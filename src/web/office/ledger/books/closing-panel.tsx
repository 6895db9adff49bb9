import { Anchor, Button, Group, Skeleton, Table, Text } from "@mantine/core";
import { useState } from "react";
import { formatEuros } from "../../../../domain/money.ts";
import { formatMoment } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import styles from "./accounts.module.css";
import { exportPath } from "./export-path.ts";
import {
  closeBooks,
  closingsQuery,
  makeArchive,
  type Archive,
  type Closing,
  type NextClosing,
} from "./query.ts";
import { capital, sizeText } from "./words.ts";

/** The months and the years that are closed, and the next ones. */
export function ClosingPanel() {
  const read = useRead({ query: closingsQuery, variables: {}, nouns: ["invoice", "payment"] });
  const { closings = [], next_closings = [], archives = [] } = read.data ?? {};
  return (
    <Panel title="Clôtures">
      <Text size="sm" c="dimmed" maw="68ch">
        Une clôture fige un mois ou un exercice : ses totaux, et ceux depuis la première facture.
        Plus rien n’y est daté ensuite, et elle prend sa place dans le registre.
      </Text>
      <ReadStates read={read} shape={<Skeleton h={160} mt={12} />}>
        <Group gap={8} mt={next_closings.length > 0 ? 12 : 0}>
          {next_closings.map((next) => (
            <CloseButton key={next.kind} next={next} refresh={read.retry} />
          ))}
        </Group>
        {closings.length === 0 ? (
          <Text size="sm" mt={12}>
            {next_closings.length === 0
              ? "Aucune période à clôturer : le mois en cours se clôture quand il est fini."
              : "Aucune période n’est encore clôturée."}
          </Text>
        ) : (
          <Closings closings={closings} archives={archives} />
        )}
      </ReadStates>
    </Panel>
  );
}

function CloseButton({ next, refresh }: { next: NextClosing; refresh: () => void }) {
  const { act, busy } = useAction(closeBooks);
  const close = async () => {
    const kind = next.kind === "year" ? "year" : "month";
    const done = await act({ kind, from: next.from });
    if (done) tellDone(`${capital(done.name)} : c’est clôturé.`);
    refresh();
  };
  return (
    <Allowed action="close-books">
      <ConfirmButton
        loading={busy}
        title={`Clôturer ${next.name} ?`}
        why="Plus aucun paiement ne pourra être daté de cette période. Une clôture ne se défait pas."
        onConfirm={close}
      >
        {`Clôturer ${next.name}`}
      </ConfirmButton>
    </Allowed>
  );
}

/** Above each column, and beside each figure on a telephone. */
const HEADS = {
  invoices: "Factures",
  incl: "Facturé TTC",
  received: "Encaissé",
  perpetual: "Facturé depuis le début",
  archive: "Archive",
};

type ClosingsProps = { closings: readonly Closing[]; archives: readonly Archive[] };

function Closings({ closings, archives }: ClosingsProps) {
  const zone = useZone();
  return (
    <Table mt={12} className={styles.closings}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Période</Table.Th>
          <Table.Th ta="right">{HEADS.invoices}</Table.Th>
          <Table.Th ta="right">{HEADS.incl}</Table.Th>
          <Table.Th ta="right">{HEADS.received}</Table.Th>
          <Table.Th ta="right">{HEADS.perpetual}</Table.Th>
          <Table.Th>{HEADS.archive}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {closings.map((closing) => (
          <Table.Tr key={closing.id}>
            <Table.Th scope="row">
              {capital(closing.name)}
              <Text size="xs" c="dimmed" fw={400}>
                {closing.is_automatic ? "Clôturé tout seul " : "Clôturé "}
                {formatMoment(closing.closed_at, zone)}
              </Text>
            </Table.Th>
            <Table.Td ta="right" data-head={HEADS.invoices} className={office.figures}>
              {closing.invoices}
            </Table.Td>
            <Amount head={HEADS.incl} amount={closing.incl} />
            <Table.Td ta="right" data-head={HEADS.received} className={office.figures}>
              <div>
                {formatEuros(closing.received)}
                {closing.late_fees !== 0 && (
                  <Text size="xs" c="dimmed">
                    {`et ${formatEuros(closing.late_fees)} de retard, hors TVA`}
                  </Text>
                )}
              </div>
            </Table.Td>
            <Amount head={HEADS.perpetual} amount={closing.perpetual_incl} />
            <Table.Td data-head={HEADS.archive}>
              <ArchiveCell
                closing={closing}
                archive={archives.find(({ closing_id }) => closing_id === closing.id)}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type ArchiveProps = { closing: Closing; archive: Archive | undefined };

/** Made once, then taken as often as needed. */
function ArchiveCell({ closing, archive }: ArchiveProps) {
  const { act, busy } = useAction(makeArchive);
  const [isAsked, setAsked] = useState(false);
  if (archive)
    return (
      <Anchor
        size="sm"
        className={styles.archive}
        href={exportPath(`archives/${archive.id}.zip`)}
        download
      >
        {`Télécharger (${sizeText(archive.bytes)})`}
      </Anchor>
    );
  const ask = async () => {
    if (await act({ closing_id: closing.id })) setAsked(true);
  };
  if (isAsked) return <Text size="sm">En préparation…</Text>;
  return (
    <Allowed action="close-books">
      <Button
        variant="default"
        size="compact-sm"
        loading={busy}
        onClick={ask}
        aria-label={`Archiver ${closing.name}`}
      >
        Archiver
      </Button>
    </Allowed>
  );
}

const Amount = ({ head, amount }: { head: string; amount: number }) => (
  <Table.Td ta="right" data-head={head} className={office.figures}>
    {formatEuros(amount)}
  </Table.Td>
);
