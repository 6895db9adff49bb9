import { Button, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { MOST_ANSWER } from "../../../../domain/repair/review/review.ts";
import { useAction } from "../../../platform/query.ts";
import { answerReview, type ReadReview } from "./query.ts";
import styles from "./review.module.css";

type Props = { review: ReadReview; isAllowed: boolean; onSaved: () => void };

/** One public answer, which may be corrected. */
export function AnswerForm({ review, isAllowed, onSaved }: Props) {
  const [text, setText] = useState<string>();
  const { act, busy } = useAction(answerReview);
  const save = async () => {
    if (!(await act({ id: review.id, text: text ?? "" }))) return;
    setText(undefined);
    onSaved();
  };
  if (text === undefined)
    return (
      <>
        {review.answer && <Text className={styles.answer}>{review.answer}</Text>}
        {isAllowed && (
          <Button variant="default" size="sm" onClick={() => setText(review.answer)}>
            {review.answer ? "Modifier la réponse" : "Répondre"}
          </Button>
        )}
      </>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        label="Votre réponse publique"
        description="Pas de nom, de téléphone ni d’adresse du client."
        autosize
        minRows={3}
        maxLength={MOST_ANSWER}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy} disabled={text.trim() === ""}>
          Publier la réponse
        </Button>
        <Button variant="default" onClick={() => setText(undefined)}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
