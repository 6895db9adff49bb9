import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/site/button.tsx";
import { sendPhoto } from "../camera/send-photo.ts";
import styles from "../camera/camera.module.css";
import type { PageHead } from "../page.ts";
import type { PageProps } from "../props.ts";

type Props = PageProps["camera"];

export const head = ({ reference }: Props): PageHead => ({
  title: `Photos de la réparation ${reference}`,
  hidden: true,
});

type Photo = {
  id: string;
  file: File;
  percent: number;
  state: "sending" | "sent" | "failed";
  why: string;
};

/** A telephone as the camera of one sheet, until its two minutes are over. */
export function Page({ token, reference, seconds }: Props) {
  const left = useCountdown(seconds);
  const { photos, add, retry } = usePhotos(token);
  const input = useRef<HTMLInputElement>(null);
  return (
    <main className={styles.camera}>
      <h1>Photos de la réparation {reference}</h1>
      {left > 0 ? (
        <>
          <p>Chaque photo arrive aussitôt sur le poste de l’atelier.</p>
          <Button wide onClick={() => input.current?.click()}>
            Prendre une photo
          </Button>
          <p className={styles.left} role="timer">
            {`Encore ${Math.floor(left / 60)} min ${String(Math.floor(left % 60)).padStart(2, "0")} s`}
          </p>
        </>
      ) : (
        <p role="status">
          Les deux minutes sont passées. Pour d’autres photos, rouvrez le code sur le poste de
          l’atelier.
        </p>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label="Prendre une photo"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          for (const file of files) add(file);
        }}
      />
      <ol className={styles.photos} aria-live="polite">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <span>Photo {index + 1}</span>
            {photo.state === "sending" && (
              <progress
                max={100}
                value={photo.percent}
                aria-label={`Envoi de la photo ${index + 1}`}
              />
            )}
            {photo.state === "sent" && <span>reçue à l’atelier</span>}
            {photo.state === "failed" && (
              <>
                <span>{photo.why}</span>
                {left > 0 && (
                  <Button look="quiet" onClick={() => retry(photo)}>
                    Réessayer
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </main>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, (end - Date.now()) / 1000)), 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

function usePhotos(token: string) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const change = (id: string, facts: Partial<Photo>) =>
    setPhotos((before) => before.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const send = async ({ id, file }: Photo) => {
    change(id, { state: "sending", percent: 0 });
    const sent = await sendPhoto(`/photo?pass=${token}`, { id, file }, (percent) =>
      change(id, { percent }),
    );
    change(id, sent.ok ? { state: "sent" } : { state: "failed", why: sent.why });
  };
  const add = (file: File) => {
    const photo: Photo = { id: crypto.randomUUID(), file, percent: 0, state: "sending", why: "" };
    setPhotos((before) => [...before, photo]);
    void send(photo);
  };
  return { photos, add, retry: (photo: Photo) => void send(photo) };
}
