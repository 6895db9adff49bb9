import { useEffect, useId, useState, type FormEvent } from "react";
import { Button } from "../../ui/site/button.tsx";
import { Notice } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import styles from "./photos.module.css";
import { sendPhotos, type ChosenPhoto } from "./send-photos.ts";

type Props = Pick<TrackingProps, "sheetid" | "shop"> & { problem: string; isFirst: boolean };
type State = { percent: number | null; sent: number; why: string };

const AT_REST: State = { percent: null, sent: 0, why: "" };

/** A plain form, that works before the scripts do; with them it shows what was chosen, and how far it is. */
export function PhotoForm({ sheetid, shop, problem, isFirst }: Props) {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [state, setState] = useState<State>({ ...AT_REST, why: problem });
  const action = `/suivi/${sheetid}/photos`;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (chosen.length === 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    setState({ ...AT_REST, percent: 0 });
    const why = await sendPhotos(action, chosen, (percent) => setState({ ...AT_REST, percent }));
    setState({ percent: null, sent: why ? 0 : chosen.length, why });
    if (why) return;
    setChosen([]);
    form.reset();
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      className={styles.form}
      onSubmit={(event) => void send(event)}
    >
      <PhotoInput
        label={isFirst ? `Envoyer des photos à ${shop.name}` : "Envoyer d’autres photos"}
        isBusy={state.percent !== null}
        onChosen={(files) => {
          setState(AT_REST);
          setChosen(files.map((file) => ({ id: crypto.randomUUID(), file })));
        }}
      />
      <Thumbnails chosen={chosen} />
      {state.percent !== null && (
        <progress max={100} value={state.percent} aria-label="Envoi des photos" />
      )}
      {state.why && <Notice tone="wrong">{state.why}</Notice>}
      <p role="status" className={styles.soft}>
        {state.percent !== null && `Envoi en cours : ${state.percent} %`}
        {state.sent > 0 && receivedText(state.sent)}
      </p>
      <Button type="submit" look="quiet" disabled={state.percent !== null}>
        {state.why && chosen.length > 0 ? "Renvoyer" : "Envoyer"}
      </Button>
    </form>
  );
}

const receivedText = (count: number): string =>
  count === 1 ? "Photo reçue par l’atelier." : `${count} photos reçues par l’atelier.`;

type InputProps = { label: string; isBusy: boolean; onChosen: (files: File[]) => void };

function PhotoInput({ label, isBusy, onChosen }: InputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.soft}>
        La panne, l’étiquette de l’appareil, une pièce : 12 photos au plus par jour. Vous pouvez
        retirer une photo pendant 24 heures.
      </p>
      <input
        id={id}
        name="files"
        type="file"
        multiple
        required
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onChange={({ currentTarget }) => onChosen([...(currentTarget.files ?? [])])}
      />
    </div>
  );
}

function Thumbnails({ chosen }: { chosen: readonly ChosenPhoto[] }) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = chosen.map(({ file }) => URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [chosen]);
  if (urls.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {urls.map((url, index) => (
        <li key={url}>
          <img src={url} alt={`Photo choisie ${index + 1}`} width={88} height={88} />
        </li>
      ))}
    </ul>
  );
}
