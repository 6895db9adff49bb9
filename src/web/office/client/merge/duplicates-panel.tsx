import { Button, Group, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import {
  duplicatesQuery,
  takeBackClientsApart,
  tellClientsApart,
  type ComparedClient,
  type DuplicatePair,
} from "./query.ts";
import { counted, whyText } from "./words.ts";
import { phoneText } from "../phone-link.tsx";
import styles from "./merge.module.css";
import { office } from "../../../ui/office/styles.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

const MergeDialog = lazyPart(async () => (await import("./merge-dialog.tsx")).MergeDialog);

const SHOWN = 50;
const keyOf = ({ left, right }: DuplicatePair): string => `${left.id} ${right.id}`;

/** Pairs of clients that are most likely one person, the surest first. */
export function DuplicatesPanel() {
  const read = useRead({
    query: duplicatesQuery,
    variables: { first: SHOWN },
    nouns: ["client"],
    steady: true,
  });
  const [opened, setOpened] = useState<DuplicatePair>();
  const { tell, told } = useTelling(read.retry);
  const pairs = read.data?.duplicateClients.filter((pair) => !told.has(keyOf(pair))) ?? [];
  const close = () => setOpened(undefined);
  return (
    <ReadStates read={read} shape={<PairsShape />}>
      {pairs.length === 0 ? (
        <EmptyState title="Aucun doublon">
          Deux fiches qui partagent un nom et un téléphone, un e-mail ou une adresse seront
          proposées ici.
        </EmptyState>
      ) : (
        <ul className={styles.pairs}>
          {pairs.map((pair) => (
            <li key={keyOf(pair)} className={`${office.sheetOfPaper} ${styles.pair}`}>
              <Pair pair={pair} compare={() => setOpened(pair)} tell={() => void tell(pair)} />
            </li>
          ))}
        </ul>
      )}
      {pairs.length === SHOWN && (
        <Text size="sm" c="dimmed">
          Les {SHOWN} plus probables sont montrés. Les suivants viendront quand ceux-ci seront
          traités.
        </Text>
      )}
      {opened && (
        <MergeDialog left={opened.left} right={opened.right} close={close} onMerged={read.retry} />
      )}
    </ReadStates>
  );
}

/** « Pas un doublon »: gone from the list at once, back if it is taken back. */
function useTelling(refresh: () => void) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const apart = useAction(tellClientsApart);
  const back = useAction(takeBackClientsApart);
  const without = (key: string) => (known: ReadonlySet<string>) =>
    new Set([...known].filter((other) => other !== key));
  const tell = async (pair: DuplicatePair) => {
    const two = { client_id: pair.left.id, other_client_id: pair.right.id };
    const key = keyOf(pair);
    setTold((known) => new Set([...known, key]));
    if (!(await apart.act(two))) return setTold(without(key));
    tellUndo("Ces deux fiches ne seront plus proposées.", async () => {
      if (!(await back.act(two))) return;
      setTold(without(key));
      refresh();
    });
    refresh();
  };
  return { tell, told };
}

type PairProps = { pair: DuplicatePair; compare: () => void; tell: () => void };

function Pair({ pair, compare, tell }: PairProps) {
  const { left, right, why } = pair;
  const both = `${fullName(left)} et ${fullName(right)}`;
  return (
    <>
      <div className={styles.pairSides}>
        <Side client={left} />
        <Side client={right} />
      </div>
      <Group justify="space-between" gap={8}>
        <Text size="sm">{whyText(why).join(" · ")}</Text>
        <Group gap={8}>
          <Button
            variant="subtle"
            onClick={tell}
            aria-label={`Pas un doublon\u00a0: ${both} sont deux clients`}
          >
            Pas un doublon
          </Button>
          <Button variant="default" onClick={compare} aria-label={`Comparer ${both}`}>
            Comparer
          </Button>
        </Group>
      </Group>
    </>
  );
}

const Side = ({ client }: { client: ComparedClient }) => (
  <div>
    <Text fw={650}>{fullName(client)}</Text>
    {[
      client.phones.map(({ number }) => phoneText(number)).join(", "),
      client.email,
      client.addresses[0]?.city,
      counted(client.repairs.length, "réparation"),
    ]
      .filter(Boolean)
      .map((text) => (
        <Text key={text} size="sm" c="dimmed">
          {text}
        </Text>
      ))}
  </div>
);

const PairsShape = () => (
  <div className={styles.pairs}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} h={112} />
    ))}
  </div>
);
