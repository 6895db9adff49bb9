import { Button, Group, Progress, Text } from "@mantine/core";
import { dateOf, formatDate, formatTime } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { retryUpload, useUploads } from "../../../platform/upload-queue.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { deleteRecording } from "../actions.ts";
import type { Call } from "../query.ts";
import styles from "./recording.module.css";

type Film = Call["recordings"][number];
type Props = { call: Pick<Call, "recordings">; repair_id: string };

/** The films of the call that the client agreed to, with the day on which each is deleted. */
export function RecordingsPanel({ call: { recordings }, repair_id }: Props) {
  const over = recordings.filter(({ ended_at }) => ended_at !== null);
  if (over.length === 0) return null;
  return (
    <Panel title="Enregistrement de l’appel">
      <ul className={styles.films}>
        {over.map((film) => (
          <li key={film.id}>
            {film.deleted ? (
              <Gone film={film} />
            ) : film.kept ? (
              <Kept film={film} />
            ) : (
              <OnItsWay film={film} repair_id={repair_id} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Gone({ film: { deleted_at } }: { film: Film }) {
  const zone = useZone();
  return <Text size="sm">Le film a été supprimé le {formatDate(dateOf(deleted_at, zone))}.</Text>;
}

function Kept({ film: { id, agreed_at, deleted_at } }: { film: Film }) {
  const zone = useZone();
  const { act, busy } = useAction(deleteRecording);
  const began = formatTime(agreed_at, zone);
  return (
    <>
      {/* Two people who speak on the telephone: there is no text of it. */}
      <video
        src={`/app/file/${id}`}
        controls
        preload="metadata"
        aria-label={`Enregistrement de ${began}`}
      />
      <Group justify="space-between" gap={8} mt={4}>
        <Text size="sm">
          Commencé à {began}, supprimé de lui-même le {formatDate(dateOf(deleted_at, zone))}.
        </Text>
        <Allowed action="edit-repair">
          <ConfirmButton
            size="compact-md"
            variant="default"
            loading={busy}
            title="Supprimer cet enregistrement ?"
            why="Le film disparaît tout de suite, et ne peut pas être retrouvé. Les photos et les notes de l’appel restent."
            onConfirm={() => act({ id })}
          >
            Supprimer le film
          </ConfirmButton>
        </Allowed>
      </Group>
    </>
  );
}

function OnItsWay({ film: { id }, repair_id }: { film: Film; repair_id: string }) {
  const upload = useUploads(repair_id).find((one) => one.id === id);
  if (!upload)
    return (
      <Text size="sm">
        Le film n’est pas encore arrivé. Il part de l’appareil qui a enregistré l’appel, dès qu’il a
        du réseau.
      </Text>
    );
  if (upload.failed)
    return (
      <Group gap={8}>
        <Text size="sm">Le film n’est pas parti. {upload.reason}</Text>
        <Button size="compact-md" variant="light" onClick={() => retryUpload(id)}>
          Réessayer
        </Button>
      </Group>
    );
  return (
    <>
      <Text size="sm">Le film rejoint la fiche… {Math.round(upload.progress)}&nbsp;%</Text>
      <Progress value={upload.progress} aria-label="Envoi du film" />
    </>
  );
}
