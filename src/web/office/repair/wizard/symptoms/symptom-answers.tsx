import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import type { TreeNode } from "../../../../../domain/catalogue/tree/tree.ts";
import { keyOfTile, sayNothing, tileStruck } from "./tile-keys.ts";
import styles from "./symptoms.module.css";

type TilesProps = { question: string; nodes: readonly TreeNode[]; onPick: (id: string) => void };

/** What may be answered: a tile and a key for each. */
export function Tiles({ question, nodes, onPick }: TilesProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const node = nodes[tileStruck(event)];
    if (!node) return;
    event.preventDefault();
    onPick(node.id);
  };
  const isPlain = sayNothing(nodes);
  return (
    <div role="group" aria-label={question} onKeyDown={onKeyDown}>
      <Text fw={600} mb={8}>
        {question}
      </Text>
      <div className={styles.wizardTiles} data-plain={isPlain || undefined}>
        {nodes.map((node, index) => (
          <button
            key={node.id}
            type="button"
            className={styles.wizardTile}
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
    <span className={styles.wizardTilePicture}>
      {!isMissing && (
        <img src={src} alt="" width={48} height={48} onError={() => setMissing(true)} />
      )}
    </span>
  );
}

type EntryProps = { node: TreeNode; onType: (text: string) => void };

/** A code that the machine shows is typed, not picked. */
export function TextEntry({ node, onType }: EntryProps) {
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
