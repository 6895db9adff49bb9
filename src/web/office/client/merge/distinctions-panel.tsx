import { Button, Group, Text } from "@mantine/core";
import { fullName } from "../../../../domain/client/names.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { useZone } from "../../shop/use-shop.ts";
import { distinctionsQuery, takeBackClientsApart, type ClientDistinction } from "./query.ts";
import { whenAndWho } from "./words.ts";
import styles from "./merge.module.css";

const SHOWN = 50;

/** Pairs that the shop declared distinct: not proposed any more until that is undone. */
export function DistinctionsPanel() {
  const variables = { first: SHOWN };
  const read = useRead({ query: distinctionsQuery, variables, nouns: ["client"] });
  const distinctions = read.data?.clientDistinctions ?? [];
  if (distinctions.length === 0) return null;
  return (
    <Panel title="Jugés différents">
      <ul className={styles.merges}>
        {distinctions.map((one) => (
          <li key={`${one.left.id} ${one.right.id}`}>
            <Distinction distinction={one} refresh={read.retry} />
          </li>
        ))}
      </ul>
      {distinctions.length === SHOWN && (
        <Text size="sm" c="dimmed" mt={12}>
          Les {SHOWN} derniers sont montrés.
        </Text>
      )}
    </Panel>
  );
}

type Props = { distinction: ClientDistinction; refresh: () => void };

function Distinction({ distinction: { left, right, at, by }, refresh }: Props) {
  const zone = useZone();
  const { act, busy } = useAction(takeBackClientsApart);
  const both = `${fullName(left)} et ${fullName(right)}`;
  const takeBack = async () => {
    if (!(await act({ client_id: left.id, other_client_id: right.id }))) return;
    tellDone("Ces deux fiches peuvent de nouveau être proposées.");
    refresh();
  };
  return (
    <Group justify="space-between" gap={8} wrap="nowrap">
      <div className={styles.mergeSaid}>
        <Text size="sm" fw={600}>
          {both}
        </Text>
        <Text size="sm" c="dimmed">
          {whenAndWho({ at, by }, zone)}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={busy}
        onClick={takeBack}
        aria-label={`Proposer de nouveau ${both}`}
      >
        Proposer de nouveau
      </Button>
    </Group>
  );
}
