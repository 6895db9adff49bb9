import { useRef, useState } from "react";
import { formatEuros } from "../../../domain/money.ts";
import { choiceSentence, consentsOf, type ConsentKey } from "../../../domain/quote/consents.ts";
import { formatDate } from "../../../domain/time.ts";
import { termsPath } from "../../../domain/shop/address.ts";
import { Button } from "../../ui/site/button.tsx";
import { Check, TextField } from "../../ui/site/field.tsx";
import { SignaturePad } from "../../ui/site/signature.tsx";
import { faultsOf, type Acceptance } from "./acceptance.ts";
import styles from "./quote.module.css";
import { Refused } from "./refused.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { SigningCode } from "./signing-code.tsx";
import { useAnswer } from "./use-answer.ts";

const EMPTY: Acceptance = {
  name: "",
  strokes: "",
  typed: "",
  ticked: [],
  code: "",
};

export function AcceptForm(props: AnswerProps) {
  const { document, shop, choice, code_contact, onBack, onDone } = props;
  const { has_cgv } = shop;
  const consents = consentsOf(document, { has_cgv, conclusion_place: "distance", choice });
  const asked = { consents, needs_code: code_contact !== null };
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(given, asked) : {};
  const answer = useAnswer(props, onDone);
  const set = (change: Partial<Acceptance>) => setGiven((before) => ({ ...before, ...change }));

  const submit = () => {
    setTried(true);
    const first = Object.keys(faultsOf(given, asked))[0];
    if (first) form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
    else void answer.accept(given);
  };
  const tick = (key: ConsentKey, isTicked: boolean) =>
    set({ ticked: [...given.ticked.filter((one) => one !== key), ...(isTicked ? [key] : [])] });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        Vous acceptez le devis {document.reference} de {formatEuros(document.totals.due)}, valable
        jusqu’au {formatDate(document.valid_until)}.
      </p>
      <TextField
        name="name"
        label="Vos prénom et nom"
        autoComplete="name"
        maxLength={120}
        value={given.name}
        error={faults.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <SignaturePad
        error={faults.typed}
        typed={given.typed}
        onDraw={(strokes) => set({ strokes })}
        onType={(typed) => set({ typed })}
      />
      {consents.map(({ key, text, required }) => (
        <Check
          key={key}
          name={key}
          checked={given.ticked.includes(key)}
          error={faults[key]}
          onChange={(event) => tick(key, event.target.checked)}
          label={
            <>
              {!required && <em>Si vous le souhaitez : </em>}
              {key === "conditions" && has_cgv ? <Conditions {...props} /> : text}
            </>
          }
        />
      ))}
      {code_contact !== null && (
        <SigningCode
          {...props}
          contact={code_contact}
          code={given.code}
          error={faults.code}
          onType={(code) => set({ code })}
        />
      )}
      <Refused refusal={answer.refusal} />
      <div className={styles.choice}>
        <Button type="submit" disabled={answer.sending || code_contact === ""}>
          {answer.sending ? "Envoi en cours…" : "Signer le devis et m’engager à payer"}
        </Button>
        <Button look="bare" onClick={onBack}>
          Revenir au choix
        </Button>
      </div>
    </form>
  );
}

const Conditions = ({ shop, document, choice }: AnswerProps) => (
  <>
    J’accepte le devis {document.reference} et les{" "}
    <a href={termsPath(shop)} target="_blank" rel="noreferrer">
      conditions générales de vente
    </a>
    .{choice && ` ${choiceSentence(choice)}`}
  </>
);
