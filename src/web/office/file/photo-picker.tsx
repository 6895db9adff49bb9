import { Button, Group, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCamera, IconPhotoPlus } from "@tabler/icons-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { FileTag, UploadRecipient } from "../../../domain/file/file.ts";
import { refusalText } from "../../platform/refusal.ts";
import { queueUploads, type NotTaken } from "../../platform/upload-queue.ts";
import { TagChoice } from "./tag-choice.tsx";
import { UploadList } from "./upload-list.tsx";
import styles from "./uploads.module.css";

type Props = {
  recipientType: UploadRecipient;
  recipientID: string;
  tags?: readonly FileTag[];
  /** Kept on this device until `releaseUploads(recipientID)`. */
  held?: boolean;
};

/** Named one by one: an iPhone then gives a JPEG at once, instead of HEIC. */
export const PHOTOS = "image/jpeg,image/png,image/webp";
const EVERYTHING = `${PHOTOS},application/pdf,video/mp4,video/quicktime`;
/** A desk has them as files: copied from a telephone, or received by e-mail. */
const ON_DESK = `${EVERYTHING},image/heic,image/heif,.heic,.heif`;

const WORDS: Record<UploadRecipient, string> = {
  repair: "Ajouter des photos",
  client: "Ajouter des photos",
  appliance: "Ajouter des photos",
  quote: "Joindre des fichiers",
};

/** Chosen, taken with the camera, dropped or pasted: photos go in the queue and are listed below. */
export function PhotoPicker({ recipientType, recipientID, tags = [], held = false }: Props) {
  const [tag, setTag] = useState<FileTag>(tags[0] ?? "photo");
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const add = async (files: readonly File[]) => {
    // Left out, the server tells photos from documents by itself.
    const chosen = recipientType === "quote" ? [] : [tag, ...tags.filter((one) => one !== tag)];
    const target = { recipientType, recipientID, held, tags: chosen };
    setNotTaken(files.length > 0 ? await queueUploads(files, target) : []);
  };
  const place = useRef<HTMLDivElement>(null);
  const isDesk = useMediaQuery("(pointer: fine)");
  usePaste(place, (files) => void add(files));
  return (
    <DropPlace place={place} onDrop={(files) => void add(files)}>
      <Group gap={8} align="end">
        <FileButton accept={isDesk ? ON_DESK : EVERYTHING} multiple onPick={add}>
          {WORDS[recipientType]}
        </FileButton>
        <FileButton accept={PHOTOS} capture onPick={add}>
          Prendre une photo
        </FileButton>
        {/* Held back, each one is classified on its own line, once it is seen. */}
        {!held && recipientType !== "quote" && (
          <TagChoice label="Classer comme" tag={tag} onChoose={setTag} />
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={4} className={styles.uploadHint}>
        Vous pouvez aussi glisser des fichiers ici, ou les coller.
      </Text>
      <NotTakenNotice files={notTaken} />
      <UploadList recipientID={recipientID} />
    </DropPlace>
  );
}

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  /** Opens the camera; shown where there is a finger, since a desk has none worth it. */
  capture?: boolean;
  onPick: (files: readonly File[]) => Promise<void>;
  children: string;
};

export function FileButton({ accept, multiple, capture, onPick, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        className={capture ? styles.uploadCamera : undefined}
        leftSection={capture ? <IconCamera size={20} /> : <IconPhotoPlus size={20} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(capture ? { capture: "environment" } : {})}
        aria-label={children}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = "";
          void onPick(files);
        }}
      />
    </>
  );
}

const NotTakenNotice = ({ files }: { files: readonly NotTaken[] }) => (
  <div role="alert">
    {files.map(({ filename, refused }) => (
      <Text key={filename} size="sm" mt={4} className={styles.uploadRefused}>
        {filename} : {refusalText(refused)}
      </Text>
    ))}
  </div>
);

type DropProps = {
  place: RefObject<HTMLDivElement | null>;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

export function DropPlace({ place, onDrop, children }: DropProps) {
  const [over, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return (
    <div
      ref={place}
      className={styles.uploadPlace}
      data-over={over || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/** Text that is pasted in a field stays the field's; a photo goes to what stands in front, and only there. */
function usePaste(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && isInFront(place.current)) take(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [place]);
}

/** The dialog opened last covers the others and the page. */
function isInFront(place: HTMLElement | null): boolean {
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return front === undefined || front.contains(place);
}
