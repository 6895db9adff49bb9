import { MachineDrawing } from "../drawing/machine-drawing.tsx";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import styles from "../problem.module.css";
import type { ErrorProps } from "../props.ts";

export const head = ({ status }: ErrorProps): PageHead => ({
  title: `Erreur ${status}`,
  hidden: true,
});

export const Page = ({ status, reference }: ErrorProps) => (
  <Frame width="narrow">
    <div className={styles.problem}>
      <MachineDrawing name="unplugged" size={120} />
      <h1>Erreur {status}</h1>
      <p className={styles.lead}>{explain(status)}</p>
      {reference !== null && (
        <p className={styles.soft}>
          Référence de l’incident : <strong>{reference}</strong>
          <br />
          Si cela se répète, donnez-la à l’atelier.
        </p>
      )}
      <ButtonLink href="/">Revenir à l’accueil</ButtonLink>
    </div>
  </Frame>
);

function explain(status: number): string {
  if (status === 429)
    return "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.";
  if (status < 500) return "La demande n’a pas été comprise. Rien n’a été enregistré.";
  return "Une erreur est survenue de notre côté. Rien n’a été perdu ; réessayez dans un instant.";
}
