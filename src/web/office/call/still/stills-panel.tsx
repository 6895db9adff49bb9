import { Button, Group, Progress, Text } from "@mantine/core";
import { SHOT_FR, type Shot } from "../../../../domain/call/shots.ts";
import type { KeptStill } from "../../../../domain/call/stills.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { PlateButton } from "./plate-button.tsx";
import type { Call } from "../query.ts";
import type { PendingStill } from "./use-stills.ts";
import styles from "./stills-panel.module.css";

type Props = {
  repair: Call["repair"];
  kept: readonly KeptStill[];
  pending: readonly PendingStill[];
  onAgain: (still: PendingStill) => void;
  onDrop: (id: string) => void;
};

const nameOf = (shot: Shot | null): string => (shot ? SHOT_FR[shot] : "Photo");

/** The photos of the call: those on their way, then the last one large and the others in small. */
export function StillsPanel({ repair, kept, pending, onAgain, onDrop }: Props) {
  const waiting = pending.filter(({ id }) => kept.every(({ file_id }) => file_id !== id));
  const [last, ...others] = kept;
  if (!last && waiting.length === 0) return null;
  return (
    <Panel title="Photos de l’appel">
      <div className={styles.stills}>
        <div role="status" className={styles.waiting}>
          {waiting.map((still) => (
            <Waiting key={still.id} still={still} onAgain={onAgain} onDrop={onDrop} />
          ))}
        </div>
        {last && (
          <figure className={styles.last}>
            <a href={`/app/file/${last.file_id}`} target="_blank" rel="noreferrer">
              <img src={`/app/file/${last.file_id}`} alt={`${nameOf(last.shot)}, en grand`} />
            </a>
            <figcaption>
              <Text size="sm">{nameOf(last.shot)}, dans la fiche</Text>
              {repair && last.shot === "plate" && (
                <PlateButton repair={repair} file_id={last.file_id} />
              )}
            </figcaption>
          </figure>
        )}
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map(({ file_id, shot }) => (
              <li key={file_id}>
                <a href={`/app/file/${file_id}`} target="_blank" rel="noreferrer">
                  <img src={`/app/file/${file_id}/thumbnail`} alt={`${nameOf(shot)}, en grand`} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

type WaitingProps = { still: PendingStill } & Pick<Props, "onAgain" | "onDrop">;

function Waiting({ still, onAgain, onDrop }: WaitingProps) {
  const { id, shot, percent, why } = still;
  const name = nameOf(shot);
  if (why === "")
    return (
      <div>
        <Text size="sm">
          {shot ? `${name} : photo en cours…` : "Photo en cours…"} {percent}&nbsp;%
        </Text>
        <Progress value={percent} aria-label={`${name}, envoi`} />
      </div>
    );
  return (
    <div>
      <Text size="sm">
        {name} : pas de photo. {why}
      </Text>
      <Group gap={8} mt={4}>
        <Button size="compact-md" variant="light" onClick={() => onAgain(still)}>
          Réessayer
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onDrop(id)}>
          Abandonner
        </Button>
      </Group>
    </div>
  );
}
