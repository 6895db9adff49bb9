import { useState } from "react";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Notice, Panel } from "../../ui/site/panel.tsx";
import type { QuoteProps } from "../props.ts";
import type { ChosenProps } from "./answer-props.ts";
import { useModule } from "../use-module.ts";
import styles from "./quote.module.css";

const loadForms = () => import("./stages.tsx");

type Stage = "choice" | "accept" | "refuse" | "accepted" | "refused";

/** Accept or refuse, then what happens next; nothing is sent before the last button. */
export function Answer(props: ChosenProps & { onAnswered: () => void }) {
  const [stage, setStage] = useState<Stage>("choice");
  const forms = useModule(loadForms);
  if (stage === "accepted" || stage === "refused")
    return <Thanks accepted={stage === "accepted"} {...props} />;
  const Form = stage === "choice" ? undefined : forms?.STAGES[stage];
  return (
    <Panel className={styles.answer} aria-labelledby="reponse">
      <h2 id="reponse">Votre réponse</h2>
      {stage === "choice" && props.choice && (
        <p className={styles.chosen}>Votre choix : {props.choice}.</p>
      )}
      {stage === "choice" && (
        <div className={styles.choice}>
          <Button onClick={() => setStage("accept")}>Accepter et signer</Button>
          <Button look="quiet" onClick={() => setStage("refuse")}>
            Refuser le devis
          </Button>
          <noscript>
            <p>
              Pour répondre en ligne, activez JavaScript. Sinon, imprimez le PDF, signez-le et
              rendez-le à l’atelier.
            </p>
          </noscript>
        </div>
      )}
      {Form && (
        <Form
          {...props}
          onBack={() => setStage("choice")}
          onDone={() => {
            setStage(stage === "accept" ? "accepted" : "refused");
            props.onAnswered();
          }}
        />
      )}
    </Panel>
  );
}

const Thanks = ({ accepted, shop, sheetid }: QuoteProps & { accepted: boolean }) => (
  <div className={styles.answer}>
    <Notice tone="good">
      <p>
        <strong>{accepted ? "Merci, le devis est accepté." : "Votre refus est enregistré."}</strong>
      </p>
      <p>
        {accepted
          ? `${shop.name} est prévenu et prépare la réparation. Une copie signée est gardée avec votre dossier.`
          : `${shop.name} est prévenu et conviendra avec vous du retour de l’appareil.`}
      </p>
      {sheetid && (
        <p>
          <ButtonLink look="quiet" href={`/suivi/${sheetid}`}>
            Suivre la réparation
          </ButtonLink>
        </p>
      )}
    </Notice>
  </div>
);
