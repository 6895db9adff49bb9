import { useState } from "react";
import { Button } from "../../ui/site/button.tsx";
import { TextArea } from "../../ui/site/field.tsx";
import styles from "./quote.module.css";
import { Refused } from "./refused.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { useAnswer } from "./use-answer.ts";

export function RefuseForm(props: AnswerProps) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const answer = useAnswer(props, props.onDone);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason.trim() === "");
        if (reason.trim() === "") document.getElementById("reason")?.focus();
        else void answer.refuse(reason);
      }}
    >
      <TextArea
        name="reason"
        label="Pourquoi refusez-vous ce devis ?"
        hint="Quelques mots suffisent : trop cher, appareil remplacé, délai…"
        maxLength={1000}
        value={reason}
        error={missing ? "Dites en quelques mots pourquoi vous refusez ce devis." : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Refused refusal={answer.refusal} />
      <div className={styles.choice}>
        <Button look="danger" type="submit" disabled={answer.sending}>
          {answer.sending ? "Envoi en cours…" : "Refuser le devis"}
        </Button>
        <Button look="bare" onClick={props.onBack}>
          Revenir au choix
        </Button>
      </div>
    </form>
  );
}
