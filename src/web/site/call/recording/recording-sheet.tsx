import { useEffect, useId, useRef, useState } from "react";
import {
  RECORDING_DAYS,
  recordingQuestion,
  type ShownRecording,
} from "../../../../domain/call/recording.ts";
import { answerRecording, type Door } from "../../../call/wire.ts";
import { Button } from "../../../ui/site/button.tsx";
import styles from "./recording.module.css";

type Props = { recording: ShownRecording; door: Door; page: string; shop: string };

/** Asks the client for consent, with two buttons of the same size; then shows that the call is recorded, with a button to stop it. */
export function RecordingSheet({ recording: { id, step }, door, page, shop }: Props) {
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  const answer = async (agreed: boolean): Promise<void> => {
    setBusy(true);
    const told = await answerRecording(door, { id, page, agreed });
    setBusy(false);
    setWhy("value" in told ? "" : told.message);
  };
  // When the focused button is removed, the focus moves to the call instead of the top of the page.
  useEffect(() => {
    return () => void requestAnimationFrame(keepFocus);
  }, [step]);
  if (step === "asked")
    return <Question {...{ shop, busy, why }} onAnswer={(agreed) => void answer(agreed)} />;
  return (
    <div className={styles.on}>
      <p role="status">
        <span className={styles.dot} aria-hidden /> L’appel est enregistré, et gardé{" "}
        {RECORDING_DAYS}&nbsp;jours.
      </p>
      <Button look="quiet" disabled={busy} onClick={() => void answer(false)}>
        Arrêter l’enregistrement
      </Button>
      {why && <p role="alert">{why}</p>}
    </div>
  );
}

function keepFocus(): void {
  if (document.activeElement === document.body) document.querySelector("main")?.focus();
}

type QuestionProps = {
  shop: string;
  busy: boolean;
  why: string;
  onAnswer: (agreed: boolean) => void;
};

function Question({ shop, busy, why, onAnswer }: QuestionProps) {
  const title = useId();
  const text = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      className={styles.question}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      tabIndex={-1}
    >
      <h2 id={title}>Enregistrer cet appel ?</h2>
      <p id={text}>{recordingQuestion(shop)}</p>
      {why && <p role="alert">{why}</p>}
      <div className={styles.answers}>
        <Button wide look="quiet" disabled={busy} onClick={() => onAnswer(false)}>
          Non, merci
        </Button>
        <Button wide look="quiet" disabled={busy} onClick={() => onAnswer(true)}>
          Oui, j’accepte
        </Button>
      </div>
    </div>
  );
}
