import { Button } from "../ui/site/button.tsx";
import { TextField } from "../ui/site/field.tsx";
import { Notice, Panel } from "../ui/site/panel.tsx";
import styles from "./lookup.module.css";
import type { LookupError, TrackingLookupProps } from "./props.ts";

type Props = TrackingLookupProps & {
  action: string;
  title: string;
  intro: string;
  referenceLabel: string;
  referenceHint: string;
  submit: string;
};

/** A reference and the client's own phone or e-mail: a plain form, which works without a script. */
export const Lookup = (props: Props) => (
  <div className={styles.lookup}>
    <h1>{props.title}</h1>
    <p>{props.intro}</p>
    {props.sent && (
      <Notice tone="good">
        <p>
          Si cette référence et ce contact sont dans les dossiers d’un atelier, le lien part à
          l’instant, uniquement vers l’adresse e-mail que l’atelier connaît.
        </p>
        <p>
          Rien reçu d’ici quelques minutes ? Regardez dans les indésirables, puis appelez
          l’atelier : il n’a peut-être que votre téléphone.
        </p>
      </Notice>
    )}
    {props.error && (
      <Notice tone="wrong">
        <p>{LOOKUP_FR[props.error]}</p>
      </Notice>
    )}
    <Panel>
      <form className={styles.form} method="post" action={props.action}>
        <TextField
          name="reference"
          label={props.referenceLabel}
          hint={props.referenceHint}
          defaultValue={props.reference}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          name="contact"
          label="Votre téléphone ou votre e-mail"
          hint="Celui que vous avez donné à l’atelier."
          required
          maxLength={254}
          autoComplete="email"
        />
        <Button type="submit" wide>
          {props.submit}
        </Button>
      </form>
    </Panel>
  </div>
);

const LOOKUP_FR: Record<LookupError, string> = {
  "too-many": "Trop d’essais en peu de temps. Patientez une minute, puis recommencez.",
  missing: "Indiquez la référence, et votre téléphone ou votre e-mail.",
};
