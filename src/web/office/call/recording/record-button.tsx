import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { elapsedText } from "./elapsed.ts";
import type { RecordingActs } from "./use-recording.ts";
import styles from "./recording.module.css";

type Props = {
  recording: RecordingActs;
  /** The client is not in the call, so that no recording can be asked for. */
  isAlone: boolean;
};

/** Asks the client, waits for the answer, then counts: the film begins with the yes. */
export function RecordButton({ recording, isAlone }: Props) {
  const { step, isTheirs, isRefused, ask, stop } = recording;
  if (step === "none" && isAlone) return null;
  return (
    <div className={styles.record}>
      <div className={styles.said}>
        <Text role="status" size="sm">
          {step === "asked" && "Le client lit la question…"}
          {step === "on" && (isTheirs ? "Un collègue enregistre" : "Appel enregistré")}
          {isRefused && "Le client n’a pas accepté d’être enregistré."}
        </Text>
        {step === "on" && !isTheirs && <Elapsed />}
      </div>
      <Button
        variant="default"
        leftSection={<span className={styles.dot} data-on={step === "on"} aria-hidden />}
        onClick={step === "none" ? ask : stop}
      >
        {WORDS[step]}
      </Button>
    </div>
  );
}

const WORDS: Record<RecordingActs["step"], string> = {
  none: "Enregistrer l’appel",
  asked: "Ne plus demander",
  on: "Arrêter l’enregistrement",
};

/** Not read aloud: it changes each second. */
function Elapsed() {
  const [began] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.floor((performance.now() - began) / 1_000));
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [began]);
  return (
    <Text size="sm" aria-hidden className={styles.elapsed}>
      {elapsedText(seconds)}
    </Text>
  );
}
