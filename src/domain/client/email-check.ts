/**
 * The check of an e-mail by a reachability service (specification §4 and §5). It advises and never
 * blocks: people do have addresses that no machine can reach.
 */
import { normaliseEmail, parseEmail } from "./email.ts";

/** The five states of the specification, and one for « any other result ». */
export type EmailState = "idle" | "validating" | "safe" | "risky" | "unknown" | "other";

/** `asked` is the address that the state speaks of. */
export type EmailCheck = { state: EmailState; asked: string };

export const UNCHECKED: EmailCheck = { state: "idle", asked: "" };

export type EmailCheckStep =
  | { type: "typed"; email: string }
  | { type: "asked"; email: string }
  | { type: "answered"; email: string; is_reachable: string };

/** One step of a check. An answer about another address than the one asked comes too late: dropped. */
export function checked(check: EmailCheck, step: EmailCheckStep): EmailCheck {
  const email = normaliseEmail(step.email);
  if (step.type === "typed") return email === check.asked ? check : UNCHECKED;
  if (step.type === "asked") return { state: "validating", asked: email };
  return check.state === "validating" && check.asked === email
    ? { ...check, state: answerState(step.is_reachable) }
    : check;
}

/** The address to ask about; undefined when it is none, or when it was asked about already. */
export function toCheck(check: EmailCheck, email: string): string | undefined {
  const address = parseEmail(email);
  return address === undefined || address === check.asked ? undefined : address;
}

/** « idle »: no service is configured, nothing is said. */
const ANSWERS: readonly EmailState[] = ["idle", "safe", "risky", "unknown"];

const answerState = (is_reachable: string): EmailState =>
  ANSWERS.find((state) => state === is_reachable) ?? "other";

/** The specification's texts, to the letter. */
export const EMAIL_STATE_FR: Record<EmailState, string> = {
  idle: "",
  validating: "Vérification de l’e-mail…",
  safe: "L'email semble valide",
  risky: "L'email ne semble pas valide : risqué",
  unknown: "L'email ne semble pas valide : inconue",
  other: "L'email ne semble pas valide : ",
};
