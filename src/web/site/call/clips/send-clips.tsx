import { useState } from "react";
import { isTooLong, LONGEST_CLIP, TOO_LONG_FR } from "../../../../domain/call/clip.ts";
import {
  isShot,
  SHOT_FR,
  SHOT_REQUEST_FR,
  SHOTS,
  type Shot,
} from "../../../../domain/call/shots.ts";
import { Notice } from "../../../ui/site/panel.tsx";
import { filmLength } from "./film-length.ts";
import { shotsIn, useClips, type Clip } from "./kept.ts";
import styles from "./clips.module.css";

/** Instead of the call: the four pictures that the diagnosis needs, and any other, as photos or short films. */
export function SendClips({ token, shop }: { token: string; shop: string }) {
  const { clips, next, progress, add } = useClips(token);
  const [why, setWhy] = useState("");
  const chosen = shotsIn(clips);
  const take = async (file: File, shot: Shot | null): Promise<void> => {
    const seconds = file.type.startsWith("video/") ? await filmLength(file) : undefined;
    const isLong = seconds !== undefined && isTooLong(seconds);
    setWhy(isLong ? TOO_LONG_FR : "");
    if (!isLong) await add(file, shot);
  };
  return (
    <section className={styles.clips} aria-labelledby="clips">
      <h2 id="clips">Photos et courtes vidéos</h2>
      <p>
        {shop} les reçoit avec votre dossier. Une vidéo dure {LONGEST_CLIP} secondes au plus. Si la
        connexion se coupe, l’envoi reprend de lui-même.
      </p>
      {why && <Notice tone="wrong">{why}</Notice>}
      <ol className={styles.wanted}>
        {SHOTS.map((shot) => (
          <li key={shot}>
            <Choice
              label={SHOT_FR[shot]}
              detail={SHOT_REQUEST_FR[shot]}
              isDone={chosen.includes(shot)}
              onFile={(file) => void take(file, shot)}
            />
          </li>
        ))}
        <li>
          <Choice
            label="Autre chose"
            detail="Un bruit, un message d’erreur, ce qui vous paraît utile."
            isDone={false}
            onFile={(file) => void take(file, null)}
          />
        </li>
      </ol>
      {clips.length > 0 && (
        <ul className={styles.sent} aria-label="Vos envois" aria-live="polite">
          {clips.map((clip) => (
            <li key={clip.id}>
              <b>{isShot(clip.shot) ? SHOT_FR[clip.shot] : "Autre chose"}</b>{" "}
              {stateOf(clip, clip.id === next?.id ? progress : undefined)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateOf({ isKept, why }: Clip, progress: number | undefined): string {
  if (isKept) return "Envoyé";
  if (why) return why;
  return progress === undefined
    ? "En attente"
    : `Envoi en cours\u00a0: ${Math.floor(progress * 100)}\u202f%`;
}

type ChoiceProps = {
  label: string;
  detail: string;
  isDone: boolean;
  onFile: (file: File) => void;
};

const Choice = ({ label, detail, isDone, onFile }: ChoiceProps) => (
  <label className={styles.choice} data-done={isDone || undefined}>
    <b>{isDone ? `${label}\u00a0: ajouté` : label}</b>
    <span>{detail}</span>
    <input
      type="file"
      accept="image/*,video/*"
      capture="environment"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = "";
        if (file) onFile(file);
      }}
    />
  </label>
);
