import { Anchor, Button, Group, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { nodeOf } from "../../../../../domain/catalogue/tree/tree.ts";
import {
  awaitsText,
  choices,
  choose,
  isComplete,
  truncate,
  type Tunnel,
} from "../../../../../domain/catalogue/tree/tunnel.ts";
import { addressOf } from "../../../../../domain/repair/wizard/draft.ts";
import { DangerCard } from "./danger-card.tsx";
import { focusFirst } from "../focus-first.ts";
import { TextEntry, Tiles } from "./symptom-answers.tsx";
import { followed, tunnelOf, unreadDanger } from "./answers.ts";
import { isRestart, RESTART_KEY } from "./tile-keys.ts";
import type { StepProps } from "../reducer.ts";
import styles from "./symptoms.module.css";

/** The questions of the repairer, one at a time; a path that ends goes on by itself. */
export function SymptomsStep({ draft, change, onDone, quiet = false }: StepProps) {
  const tunnel = tunnelOf(draft);
  const danger = unreadDanger(draft);
  const question = useRef<HTMLDivElement>(null);
  const expectFocus = useFocusAfterAnswer(
    question,
    `${tunnel.path.length} ${danger !== undefined}`,
  );

  const follow = (next: Tunnel, danger_read = draft.danger_read) => {
    const turn = followed(next, danger_read);
    expectFocus();
    change(turn.change);
    if (turn.isOver) onDone();
  };
  const skip = () => {
    change((now) => ({ ...now, symptoms_skipped: true }));
    onDone();
  };
  const restart = () => follow(truncate(tunnel, -1), null);
  return (
    <div ref={question} onKeyDown={(event) => isRestart(event) && restart()}>
      <Crumbs tunnel={tunnel} onCut={(index) => follow(truncate(tunnel, index), null)} />
      {danger ? (
        <DangerCard
          danger={danger}
          zip={addressOf(draft)?.zip ?? ""}
          onRead={() => follow(tunnel, danger.word)}
        />
      ) : (
        <Question tunnel={tunnel} onFollow={follow} />
      )}
      {/* Safety advice is shown before the step can be skipped. */}
      {!danger && <Onward isOver={isComplete(tunnel) && !quiet} onDone={onDone} onSkip={skip} />}
    </div>
  );
}

type OnwardProps = { isOver: boolean; onDone: () => void; onSkip: () => void };

const Onward = ({ isOver, onDone, onSkip }: OnwardProps) => (
  <Group mt="md">
    {isOver ? (
      <Button size="xs" onClick={onDone} data-autofocus>
        Continuer
      </Button>
    ) : (
      <Button variant="subtle" size="xs" onClick={onSkip}>
        Passer cette étape
      </Button>
    )}
  </Group>
);

/**
 * Another question takes the place of the one answered: the keyboard goes on there. On the one-page form the
 * questions also change with the machine, whose fields keep the keyboard.
 */
function useFocusAfterAnswer(place: React.RefObject<HTMLDivElement | null>, shown: string) {
  const wasAnswered = useRef(false);
  useEffect(() => {
    if (!wasAnswered.current) return;
    wasAnswered.current = false;
    focusFirst(place.current);
  }, [place, shown]);
  return () => {
    wasAnswered.current = true;
  };
}

type QuestionProps = { tunnel: Tunnel; onFollow: (next: Tunnel) => void };

export function Question({ tunnel, onFollow }: QuestionProps) {
  const asked = awaitsText(tunnel);
  const last = tunnel.path.at(-1);
  const node = nodeOf(last?.id ?? tunnel.root);
  if (asked)
    return (
      <TextEntry
        key={asked.id}
        node={asked}
        onType={(text) => onFollow(choose(tunnel, asked.id, text))}
      />
    );
  if (isComplete(tunnel))
    return <Text size="sm">C’est noté. Cliquez sur un mot du chemin pour répondre autrement.</Text>;
  return (
    <Tiles
      question={node?.question ?? "Que se passe-t-il\u202f?"}
      nodes={choices(tunnel)}
      onPick={(id) => onFollow(choose(tunnel, id))}
    />
  );
}

type CrumbsProps = { tunnel: Tunnel; onCut: (index: number) => void };

/** The way so far; a click on an earlier word cuts what follows it. */
export const Crumbs = ({ tunnel, onCut }: CrumbsProps) =>
  tunnel.path.length === 0 ? null : (
    <nav aria-label="Symptôme choisi" className={styles.wizardCrumbs}>
      <Anchor component="button" type="button" size="sm" onClick={() => onCut(-1)}>
        Recommencer <kbd aria-hidden>{RESTART_KEY}</kbd>
      </Anchor>
      {tunnel.path.map(({ id, name, input }, index) => (
        <Anchor
          key={id}
          component="button"
          type="button"
          size="sm"
          aria-current={index === tunnel.path.length - 1 ? "step" : undefined}
          onClick={() => onCut(index)}
        >
          {input ? `${name} (${input})` : name}
        </Anchor>
      ))}
    </nav>
  );
