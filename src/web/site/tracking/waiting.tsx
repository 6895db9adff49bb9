import {
  WAITING_PART_FR,
  WAITING_PARTS,
  type WaitingPart,
} from "../../../domain/booking/waiting/waiting.ts";
import { Button } from "../../ui/site/button.tsx";
import styles from "./waiting.module.css";

type Props = { sheetid: string; waiting: WaitingPart | null };

/** Asks to be offered an earlier window; by plain forms, which work before the scripts do. */
export const Waiting = ({ sheetid, waiting }: Props) =>
  waiting ? <Asked sheetid={sheetid} waiting={waiting} /> : <Ask sheetid={sheetid} />;

const Asked = ({ sheetid, waiting }: { sheetid: string; waiting: WaitingPart }) => (
  <form method="post" action={`/suivi/${sheetid}/attente`} className={styles.ask}>
    <p>
      Si une place se libère plus tôt{waiting !== "any" && ` ${WAITING_PART_FR[waiting]}`}, nous
      vous la proposons par message. Vous aurez un quart d’heure pour la prendre.
    </p>
    <Button type="submit" look="quiet" name="part" value="none">
      Ne plus me prévenir
    </Button>
  </form>
);

const Ask = ({ sheetid }: { sheetid: string }) => (
  <details className={styles.more}>
    <summary>Être prévenu d’une place plus tôt</summary>
    <form method="post" action={`/suivi/${sheetid}/attente`} className={styles.ask}>
      <fieldset className={styles.parts}>
        <legend>Quelles heures vous conviennent ?</legend>
        {WAITING_PARTS.map((part) => (
          <label key={part} className={styles.part}>
            <input type="radio" name="part" value={part} defaultChecked={part === "any"} />
            {WAITING_PART_FR[part]}
          </label>
        ))}
      </fieldset>
      <p className={styles.soft}>
        Votre rendez-vous reste le vôtre. Si une place se libère avant, vous recevez un message et
        avez un quart d’heure pour la prendre.
      </p>
      <Button type="submit" look="quiet">
        Me prévenir
      </Button>
    </form>
  </details>
);
