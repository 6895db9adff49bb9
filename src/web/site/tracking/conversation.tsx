import { useState } from "react";
import type { WritingProblem } from "../../../domain/repair/conversation/conversation.ts";
import { formatMoment } from "../../../domain/time.ts";
import { Button } from "../../ui/site/button.tsx";
import { TextArea } from "../../ui/site/field.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import styles from "./conversation.module.css";

const PROBLEM_FR: Record<WritingProblem, string> = {
  empty: "Écrivez votre message.",
  "too-long": "Ce message est trop long : 2 000 signes au plus.",
  "too-many":
    "Vous avez beaucoup écrit depuis une heure. Appelez l’atelier, ou réessayez plus tard.",
};

/** What the client and the shop write to each other. A plain form: it works before the scripts do. */
export function Conversation({ sheetid, shop, conversation, writing }: TrackingProps) {
  // Kept while the page refreshes itself: a second press sends the same message.
  const [id] = useState(writing.id);
  return (
    <Panel aria-labelledby="conversation">
      <h2 id="conversation">Vos messages</h2>
      {conversation.length > 0 && (
        <ol className={styles.said} aria-live="polite">
          {conversation.map(({ by, at, text }) => (
            <li key={at + by} className={by === "client" ? styles.own : styles.theirs}>
              <p className={styles.who}>
                {by === "client" ? "Vous" : shop.name}, {formatMoment(at, shop.timezone)}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form method="post" action={`/suivi/${sheetid}/ecrire`} className={styles.form}>
        <input type="hidden" name="id" value={id} autoComplete="off" />
        <TextArea
          name="texte"
          label={`Écrire à ${shop.name}`}
          hint={
            conversation.length === 0
              ? "La réponse s’affichera ici et vous sera aussi envoyée. Qui a ce lien peut lire ces messages."
              : ""
          }
          rows={3}
          maxLength={2_000}
          required
          defaultValue={writing.text}
          error={writing.problem ? PROBLEM_FR[writing.problem] : ""}
        />
        <Button type="submit" look="quiet">
          Envoyer le message
        </Button>
      </form>
    </Panel>
  );
}
