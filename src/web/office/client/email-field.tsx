import { Text, TextInput } from "@mantine/core";
import { EMAIL_STATE_FR, type EmailState } from "../../../domain/client/email-check.ts";
import { EMAIL_MAX } from "../../../domain/client/email.ts";
import { useEmailCheck } from "./use-email-check.ts";

type Props = {
  value: string;
  /** What the server has: it was checked when it was typed. */
  stored: string;
  error: string | undefined;
  onChange: (email: string) => void;
};

export function EmailField({ value, stored, error, onChange }: Props) {
  const { check, typed, left } = useEmailCheck();
  return (
    <div>
      <TextInput
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={value}
        error={error}
        onChange={({ currentTarget }) => {
          typed(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={() => {
          const email = value.trim();
          if (email !== value) onChange(email);
          if (email !== stored) left(email);
        }}
      />
      <div role="status">{!error && <Verdict state={check.state} />}</div>
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
    <Text size="sm" mt={4} className="email-verdict" data-tone={TONES[state]}>
      {EMAIL_STATE_FR[state]}
      {state !== "validating" && (
        <span className="email-caution">
          Cette vérification n’est pas entièrement fiable. Vous pouvez enregistrer dans tous les
          cas.
        </span>
      )}
    </Text>
  );
