import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { EmptyState } from "../ui/office/empty-state.tsx";
import { Panel } from "../ui/office/panel.tsx";
import { ReadStates } from "../ui/office/read-states.tsx";
import { post } from "./post.ts";
import { failuresShape, type DeadTask, type FailedLetter } from "./query.ts";
import { useAnswer } from "./use-answer.ts";
import { countText, momentText, templateText } from "./words.ts";
import styles from "./admin.module.css";

type Failure = { shop_id: string; kind: "message" | "task"; id: string };

/** What did not leave or failed for good, in all shops. */
export function FailuresScreen() {
  const read = useAnswer("/api/v1/admin/failures", failuresShape);
  const { messages, tasks = [] } = read.data ?? {};
  const letters = messages?.rows ?? [];
  return (
    <ReadStates read={read}>
      <Panel
        title={`Messages en échec (${messages?.total ?? 0})`}
        aside={<SettleAll failures={letters.map(letterFailure)} again={read.retry} />}
      >
        {letters.length === 0 && (
          <EmptyState title="Aucun message en échec">Tout est parti.</EmptyState>
        )}
        <ul className={styles.adminFailures}>
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} again={read.retry} />
          ))}
        </ul>
      </Panel>
      <Panel title={`Tâches en échec (${tasks.length})`}>
        {tasks.length === 0 && (
          <EmptyState title="Aucune tâche en échec">La file avance.</EmptyState>
        )}
        <ul className={styles.adminFailures}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} again={read.retry} />
          ))}
        </ul>
      </Panel>
    </ReadStates>
  );
}

const letterFailure = ({ shop_id, id }: FailedLetter): Failure => ({
  shop_id,
  kind: "message",
  id,
});

function LetterRow({ letter, again }: { letter: FailedLetter; again: () => void }) {
  const { shop, template, recipient, attempts, last_error, created_at } = letter;
  return (
    <li>
      <div className={styles.adminFacts}>
        <Text fw={600}>
          {shop} · {templateText(template)}
        </Text>
        <Text size="sm" c="dimmed">
          à {recipient}, {momentText(created_at, "")} · {countText(attempts, "essai")}
        </Text>
        <Text size="sm">{last_error || "Aucune raison donnée."}</Text>
      </div>
      <Settle failure={letterFailure(letter)} name={`le message à ${recipient}`} again={again} />
    </li>
  );
}

function TaskRow({ task, again }: { task: DeadTask; again: () => void }) {
  const { id, shop_id, attempts, last_error, run_at } = task;
  return (
    <li>
      <div className={styles.adminFacts}>
        <Text fw={600}>
          {task.task} nº {id}
        </Text>
        <Text size="sm" c="dimmed">
          {momentText(run_at, "")} · {countText(attempts, "essai")}
        </Text>
        <Text size="sm">{last_error || "Aucune raison donnée."}</Text>
      </div>
      {shop_id && (
        <Settle failure={{ shop_id, kind: "task", id }} name={`la tâche ${id}`} again={again} />
      )}
    </li>
  );
}

type SettleProps = { failure: Failure; name: string; again: () => void };

function Settle({ failure, name, again }: SettleProps) {
  const [busy, setBusy] = useState(false);
  const settle = async (isTriedAgain: boolean) => {
    setBusy(true);
    if (await settled([failure], isTriedAgain)) again();
    setBusy(false);
  };
  return (
    <Group gap={12}>
      <Button
        variant="default"
        loading={busy}
        onClick={() => void settle(true)}
        aria-label={`Relancer ${name}`}
      >
        Relancer
      </Button>
      <Button
        variant="subtle"
        disabled={busy}
        onClick={() => void settle(false)}
        aria-label={`Archiver ${name}`}
      >
        Archiver
      </Button>
    </Group>
  );
}

function SettleAll({ failures, again }: { failures: readonly Failure[]; again: () => void }) {
  const [busy, setBusy] = useState(false);
  if (failures.length < 2) return null;
  const settle = async () => {
    setBusy(true);
    if (await settled(failures, true)) again();
    setBusy(false);
  };
  return (
    <Button variant="default" loading={busy} onClick={settle}>
      Tout relancer
    </Button>
  );
}

const settled = (failures: readonly Failure[], again: boolean): Promise<boolean> =>
  post(
    "/api/v1/admin/failures/settle",
    { failures: failures.map((failure) => ({ ...failure, again })) },
    again ? "C’est relancé." : "C’est archivé.",
  );
