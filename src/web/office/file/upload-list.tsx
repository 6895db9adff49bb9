import { ActionIcon, Button, Group, Progress, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconCheck, IconFile, IconPhoto, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { isImage } from "../../../domain/file/file.ts";
import { mayClassify } from "../../../domain/file/upload-event.ts";
import { isFinished, uploadState, type UploadItem } from "../../../domain/file/upload.ts";
import { usePreparing } from "../../platform/prepare/preparing.ts";
import { bytesOf } from "../../platform/upload-bytes.ts";
import {
  classifyUpload,
  clearFinishedUploads,
  removeUpload,
  retryUpload,
  useUploads,
} from "../../platform/upload-queue.ts";
import { TagChoice } from "./tag-choice.tsx";
import { uploadLine, uploadSummary } from "./words.ts";
import styles from "./uploads.module.css";

/** Files on their way to this record; those that have arrived can be cleared. */
export function UploadList({ recipientID }: { recipientID: string }) {
  const items = useUploads(recipientID);
  const preparing = usePreparing(recipientID);
  const { online } = useNetwork();
  const onClear = () => clearFinishedUploads(recipientID);
  return <Uploads items={items} preparing={preparing} online={online} onClear={onClear} />;
}

type UploadsProps = {
  items: readonly UploadItem[];
  /** Names of the files that are still made ready. */
  preparing: readonly string[];
  online: boolean;
  onClear: () => void;
};

export function Uploads({ items, preparing, online, onClear }: UploadsProps) {
  const count = items.length + preparing.length;
  return (
    <>
      <Group justify="space-between" gap={8} mt={count > 0 ? 8 : 0}>
        <Text size="sm" c="dimmed" role="status">
          {uploadSummary(items, { online, preparing: preparing.length })}
        </Text>
        {items.some(isFinished) && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            Effacer les envois terminés
          </Button>
        )}
      </Group>
      {count > 0 && (
        <ul className={styles.uploads} aria-label="Envois">
          {items.map((item) => (
            <UploadRow key={item.id} item={item} online={online} />
          ))}
          {preparing.map((filename, rank) => (
            // Two files may bear one name; the first is the only one that ever leaves the list.
            <PreparingRow key={rank - preparing.length} filename={filename} isNow={rank === 0} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Chosen, and not yet ready to leave: an iPhone's photo takes seconds to read on a desk. */
const PreparingRow = ({ filename, isNow }: { filename: string; isNow: boolean }) => (
  <li data-state="preparing">
    <span className={styles.uploadPaper}>
      <IconPhoto size={24} aria-hidden />
    </span>
    <div className={styles.uploadWords}>
      <Text size="sm" fw={600} truncate title={filename}>
        {filename}
      </Text>
      {isNow && <Progress value={100} size="sm" animated aria-label={`Lecture de ${filename}`} />}
      <Text size="xs" className={styles.uploadLine}>
        {isNow ? "Lecture du fichier…" : "En attente"}
      </Text>
    </div>
  </li>
);

function UploadRow({ item, online }: { item: UploadItem; online: boolean }) {
  const { id, filename, progress, reason } = item;
  const state = uploadState(item);
  return (
    <li data-state={state}>
      <Preview item={item} />
      <div className={styles.uploadWords}>
        <Text size="sm" fw={600} truncate title={filename}>
          {filename}
        </Text>
        {state === "loading" && (
          <Progress value={progress} size="sm" aria-label={`Envoi de ${filename}`} />
        )}
        <Text size="xs" className={state === "failed" ? styles.uploadRefused : styles.uploadLine}>
          {state === "success" && <IconCheck size={16} aria-hidden className={styles.uploadDone} />}
          {state === "failed" && <IconX size={16} aria-hidden />}
          <span>{uploadLine(item, online)}</span>
        </Text>
        {state === "failed" && !reason && (
          <Button variant="default" size="xs" onClick={() => retryUpload(id)}>
            Réessayer
          </Button>
        )}
      </div>
      {mayClassify(item) && (
        <TagChoice
          className={styles.uploadTag}
          aria-label={`Classer ${filename} comme`}
          tag={item.tags[0]}
          onChoose={(tag) => classifyUpload(id, tag)}
        />
      )}
      {state !== "success" && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Retirer ${filename}`}
          onClick={() => removeUpload(id)}
        >
          <IconX size={20} />
        </ActionIcon>
      )}
    </li>
  );
}

const SIDE = 48;

/** The picture in small, from this device until the server has it. */
function Preview({ item }: { item: UploadItem }) {
  const local = useLocalPicture(item);
  const src = item.thumbnail || local;
  return src ? (
    <img src={src} alt="" width={SIDE} height={SIDE} />
  ) : (
    <span className={styles.uploadPaper}>
      <IconFile size={24} aria-hidden />
    </span>
  );
}

function useLocalPicture({ cachedURL, mimetype, success }: UploadItem): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (success || !isImage(mimetype)) return undefined;
    const shown: { address?: string; left?: true } = {};
    void bytesOf({ cachedURL }).then((bytes) => {
      if (!bytes || shown.left) return;
      shown.address = URL.createObjectURL(bytes);
      setAddress(shown.address);
    });
    return () => {
      shown.left = true;
      if (shown.address) URL.revokeObjectURL(shown.address);
    };
  }, [cachedURL, mimetype, success]);
  return address;
}
