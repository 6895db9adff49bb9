import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { EMAIL_STATE_FR, type EmailState } from "../../../domain/client/email-check.ts";
import { EMAIL_MAX, parseEmail } from "../../../domain/client/email.ts";
import { faultText } from "./field-errors.ts";
import { useEmailCheck } from "./use-email-check.ts";
import styles from "./client.module.css";

type Props = {
  value: string;
  /** What the server has: it was checked when it was typed. */
  stored: string;
  error: string | undefined;
  onChange: (email: string) => void;
};

export function EmailField({ value, stored, error, onChange }: Props) {
  const { check, typed, left } = useEmailCheck();
  const [wasLeft, setWasLeft] = useState(false);
  const isHalf = wasLeft && value.trim() !== "" && !parseEmail(value);
  const fault = error ?? (isHalf ? faultText("email-malformed") : undefined);
  return (
    <div>
      <TextInput
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={value}
        error={fault}
        onChange={({ currentTarget }) => {
          setWasLeft(false);
          typed(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={() => {
          setWasLeft(true);
          const email = value.trim();
          if (email !== value) onChange(email);
          if (email !== stored) left(email);
        }}
      />
      <div role="status">{!fault && <Verdict state={check.state} />}</div>
    </div>
  );
}

const TONES: Record<EmailState, string> = {
  idle: "quiet",
  validating: "quiet",
  safe: "good",
  risky: "wait",
  unknown: "wait",
  other: "bad",
};

/** Said to the letter, then what it is worth. */
const Verdict = ({ state }: { state: EmailState }) =>
  state !== "idle" && (
    <Text size="sm" mt={4} className={styles.emailVerdict} data-tone={TONES[state]}>
      {EMAIL_STATE_FR[state]}
      {state !== "validating" && (
        <span className={styles.emailCaution}>
          Cette vérification n’est pas entièrement fiable. Vous pouvez enregistrer dans tous les
          cas.
        </span>
      )}
    </Text>
  );
