import { CODE_MINUTES } from "../../../domain/quote/signing-code/code.ts";
import { Button } from "../../ui/site/button.tsx";
import { TextField } from "../../ui/site/field.tsx";
import { Notice } from "../../ui/site/panel.tsx";
import { showPhone } from "../phone.ts";
import type { QuoteProps } from "../props.ts";
import styles from "./quote.module.css";
import { Refused } from "./refused.tsx";
import { useSigningCode } from "./use-signing-code.ts";

type Props = QuoteProps & {
  /** Masked; empty when the shop has none. */
  contact: string;
  code: string;
  error: string | undefined;
  onType: (code: string) => void;
};

/** The one-time code: asked for, received in the mailbox on file, typed here. */
export function SigningCode({ contact, code, error, onType, ...quote }: Props) {
  const { sending, sent, refusal, ask } = useSigningCode(quote);
  if (contact === "") return <NoContact {...quote} />;
  return (
    <fieldset className={styles.code}>
      <legend>Votre code de signature</legend>
      <p>
        Pour vérifier que c’est bien vous, un code à six chiffres vous est envoyé à{" "}
        <strong>{contact}</strong>.
      </p>
      <Button look="quiet" disabled={sending} onClick={ask}>
        {buttonText(sending, sent)}
      </Button>
      {sent && (
        <Notice tone="good">
          <p>
            Code envoyé. Il est valable {CODE_MINUTES} minutes ; regardez aussi dans les courriers
            indésirables.
          </p>
        </Notice>
      )}
      <Refused refusal={refusal} />
      <TextField
        name="code"
        label="Code reçu par e-mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        {...(error && { error })}
        onChange={(event) => onType(event.target.value)}
      />
    </fieldset>
  );
}

const buttonText = (sending: boolean, sent: boolean): string => {
  if (sending) return "Envoi du code…";
  return sent ? "Envoyer un autre code" : "Recevoir le code";
};

const NoContact = ({ shop }: Pick<QuoteProps, "shop">) => (
  <Notice tone="wrong">
    <p>
      Pour signer en ligne, il faut un code envoyé par e-mail, et {shop.name} n’a pas votre adresse.
      Appelez l’atelier pour la lui donner, puis rechargez la page.
    </p>
    {shop.phone && (
      <p>
        <a href={`tel:${shop.phone}`}>{showPhone(shop.phone)}</a>
      </p>
    )}
  </Notice>
);
