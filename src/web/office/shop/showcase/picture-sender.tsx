import { Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { PictureKind } from "../../../../domain/file/showcase/showcase.ts";
import { DropPlace, FileButton, PHOTOS } from "../../file/photo-picker.tsx";
import { sendPicture } from "./actions.ts";
import styles from "./showcase.module.css";

type SenderProps = { kind: PictureKind; word: string; onSent: () => void };

/** Chosen, dropped or taken; one after the other, so that their order is that of the choice. */
export function Sender({ kind, word, onSent }: SenderProps) {
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const send = async (files: readonly File[]) => {
    const sent = kind === "logo" ? files.slice(0, 1) : files;
    setFaults([]);
    setLeft(sent.length);
    for (const file of sent) {
      const fault = await sendPicture(kind, file);
      if (fault) setFaults((known) => [...known, `${file.name} : ${fault}`]);
      else onSent();
      setLeft((count) => count - 1);
    }
  };
  return (
    <DropPlace place={place} onDrop={(files) => void send(files)}>
      <div className={styles.senders}>
        <FileButton accept={`${PHOTOS},image/heic,.heic`} multiple={kind === "photo"} onPick={send}>
          {word}
        </FileButton>
        {kind === "photo" && (
          <FileButton accept={PHOTOS} capture onPick={send}>
            Prendre une photo
          </FileButton>
        )}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {left > 0 && (left > 1 ? `Envoi de ${left} photos…` : "Envoi de l’image…")}
      </Text>
      <div role="alert">
        {faults.map((fault) => (
          <Text key={fault} size="sm" className={styles.fault}>
            {fault}
          </Text>
        ))}
      </div>
    </DropPlace>
  );
}
