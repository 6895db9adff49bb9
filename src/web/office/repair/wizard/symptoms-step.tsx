import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { dangerOf } from "../../../../domain/catalogue/safety.ts";
import { nodeOf, type TreeNode } from "../../../../domain/catalogue/tree.ts";
import {
  awaitsText,
  choices,
  choose,
  isComplete,
  openTunnel,
  truncate,
  tunnelFrom,
  type Tunnel,
} from "../../../../domain/catalogue/tunnel.ts";
import { thingOf, type WizardDraft } from "../../../../domain/repair/wizard-draft.ts";
import { DangerCard } from "./danger-card.tsx";
import { keyOfTile, tileStruck } from "./tile-keys.ts";
import { focusFirst } from "./focus-first.ts";
import type { StepProps } from "./wizard-turn.ts";

const tunnelOf = (draft: WizardDraft): Tunnel => {
  const kind_id = thingOf(draft)?.kind_id ?? "";
  const kept = draft.path.length > 0 ? tunnelFrom(kind_id, draft.path) : undefined;
  return kept ?? openTunnel(kind_id);
};

/** The questions of the repairer, one at a time; a path that ends goes on by itself. */
export function SymptomsStep({ draft, change, onDone }: StepProps) {
  const tunnel = tunnelOf(draft);
  const danger = dangerOf(tunnel.path);
  const isUnread = danger !== undefined && danger.word !== draft.danger_read;
  const question = useRef<HTMLDivElement>(null);
  useFocusOnChange(question, tunnel.path.length, isUnread);

  const follow = (next: Tunnel, danger_read = draft.danger_read) => {
    change((now) => ({ ...now, path: next.path, symptoms_skipped: false, danger_read }));
    const told = dangerOf(next.path);
    if (isComplete(next) && (!told || told.word === danger_read)) onDone();
  };
  const skip = () => {
    change((now) => ({ ...now, symptoms_skipped: true }));
    onDone();
  };
  return (
    <div ref={question}>
      <Crumbs tunnel={tunnel} onCut={(index) => follow(truncate(tunnel, index), null)} />
      {danger && isUnread ? (
        <DangerCard danger={danger} onRead={() => follow(tunnel, danger.word)} />
      ) : (
        <Question tunnel={tunnel} onFollow={follow} />
      )}
      <Group mt="md">
        <Button variant="subtle" size="xs" onClick={skip}>
          Passer cette étape
        </Button>
      </Group>
    </div>
  );
}

/** Another question takes the place of the one answered: the keyboard goes on there. */
function useFocusOnChange(
  place: React.RefObject<HTMLDivElement | null>,
  length: number,
  isUnread: boolean,
) {
  const shown = useRef(`${length} ${isUnread}`);
  useEffect(() => {
    if (shown.current === `${length} ${isUnread}`) return;
    shown.current = `${length} ${isUnread}`;
    focusFirst(place.current);
  }, [place, length, isUnread]);
}

type QuestionProps = { tunnel: Tunnel; onFollow: (next: Tunnel) => void };

function Question({ tunnel, onFollow }: QuestionProps) {
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

type TilesProps = { question: string; nodes: readonly TreeNode[]; onPick: (id: string) => void };

function Tiles({ question, nodes, onPick }: TilesProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = nodes[tileStruck(event.key)];
    if (!node) return;
    event.preventDefault();
    onPick(node.id);
  };
  const isPlain = new Set(nodes.map(({ imgsrc }) => imgsrc)).size === 1;
  return (
    <div role="group" aria-label={question} onKeyDown={onKeyDown}>
      <Text fw={600} mb={8}>
        {question}
      </Text>
      <div className="wizard-tiles" data-plain={isPlain || undefined}>
        {nodes.map((node, index) => (
          <button
            key={node.id}
            type="button"
            className="wizard-tile"
            data-autofocus={index === 0 || undefined}
            onClick={() => onPick(node.id)}
          >
            {!isPlain && <TilePicture key={node.imgsrc} src={node.imgsrc} />}
            <span>{node.name}</span>
            <kbd aria-hidden>{keyOfTile(index)}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}

/** A drawing that is not there leaves a clean gap. */
function TilePicture({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className="wizard-tile-picture">
      {!isMissing && (
        <img src={src} alt="" width={48} height={48} onError={() => setMissing(true)} />
      )}
    </span>
  );
}

type EntryProps = { node: TreeNode; onType: (text: string) => void };

/** A code that the machine shows is typed, not picked. */
function TextEntry({ node, onType }: EntryProps) {
  const [text, setText] = useState("");
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim()) onType(text);
  };
  return (
    <Group align="flex-end" gap={8}>
      <TextInput
        label={node.question ?? node.name}
        data-autofocus
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && submit(event)}
        flex={1}
      />
      <Button onClick={submit} disabled={!text.trim()}>
        Noter
      </Button>
    </Group>
  );
}

type CrumbsProps = { tunnel: Tunnel; onCut: (index: number) => void };

/** The way so far; a click on an earlier word cuts what follows it. */
const Crumbs = ({ tunnel, onCut }: CrumbsProps) =>
  tunnel.path.length === 0 ? null : (
    <nav aria-label="Symptôme choisi" className="wizard-crumbs">
      <Anchor component="button" type="button" size="sm" onClick={() => onCut(-1)}>
        Recommencer
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
