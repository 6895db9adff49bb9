import { dateOf, formatDate } from "../../../domain/time.ts";
import { Button } from "../../ui/site/button.tsx";
import { Check } from "../../ui/site/field.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import styles from "./photos.module.css";

/** Where a quote or an invoice deducts the bonus: the client lets the shop hand over what the eco-organisation asks for. */
export function BonusConsent({ bonus_consent, sheetid, shop }: TrackingProps) {
  if (!bonus_consent) return null;
  const { since, by, text, is_final } = bonus_consent;
  return (
    <Panel aria-labelledby="bonus">
      <h2 id="bonus">Bonus réparation</h2>
      {since ? (
        <p>
          {`Le ${formatDate(dateOf(since, shop.timezone))}, ${by === "client" ? "vous avez accepté" : "l’atelier a noté votre accord"} : « ${text} »`}
        </p>
      ) : (
        <p>
          Le bonus réparation est déduit du prix. L’atelier en demande le remboursement à
          l’éco-organisme : il lui faut votre accord.
        </p>
      )}
      {is_final ? (
        <p>Le dossier est envoyé.</p>
      ) : (
        <form method="post" action={`/suivi/${sheetid}/accord-bonus`} className={styles.answer}>
          {since ? (
            <Button type="submit" look="quiet" name="decision" value="withdraw">
              Ne plus l’accepter
            </Button>
          ) : (
            <>
              <Check name="decision" value="allow" required label={text} />
              <Button type="submit">Donner mon accord</Button>
            </>
          )}
        </form>
      )}
    </Panel>
  );
}
