/** The client accepts a sent quote: their signature makes it an agreement. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { dateOf, type Zone } from "../time.ts";
import { consentsOf, isAgreed } from "./consents.ts";
import { checkAnswerable, type Answering, type AnswerRefusal } from "./answer.ts";
import {
  checkSignature,
  signerName,
  type ConclusionPlace,
  type Device,
  type Evidence,
  type Signature,
} from "./evidence.ts";
import { agreedChoice, choiceText } from "./option/agreed.ts";
import { checkChoices, type ChoiceRefusal } from "./option/choose.ts";
import type { Choice } from "./option/option.ts";
import type { CodeProof, CodeRefusal } from "./signing-code/code.ts";
import type { AcceptedQuote, Quote, SentQuote } from "./quote.ts";
import { withdrawalDeadline, type Conclusion } from "./withdrawal.ts";

export type AcceptRefusal =
  | AnswerRefusal
  | "signature-missing"
  | "name-missing"
  | "consents-missing"
  | ChoiceRefusal
  | CodeRefusal;

export type Acceptance = Answering & {
  zone: Zone;
  name: string;
  signature: Signature | null;
  ip: string;
  user_agent: string;
  /** The boxes that the client ticked; the sentences are those of the document. */
  consents: readonly string[];
  has_cgv: boolean;
  device: Device;
  /** Null from a page or a program that knows of nothing to choose. */
  choices: readonly Choice[] | null;
  /** Hex SHA-256 of a UTF-8 text: the domain has no cryptography of its own. */
  sha256: (text: string) => string;
  /** Whether the shop asks for a one-time code, and the one that was confirmed. */
  needs_code: boolean;
  code: CodeProof | null;
  /** Where the client really signs: on their own screen, at home on ours, at the counter. */
  conclusion_place: ConclusionPlace;
  /** Postal code whose public holidays may move the end of the withdrawal period. */
  zipcode: string;
};

export function acceptQuote(
  quote: Quote,
  acceptance: Acceptance,
): Decision<AcceptedQuote, AcceptRefusal> {
  const sent = checkAnswerable(quote, "Accepté", acceptance);
  if (isRefusal(sent)) return sent;
  const name = signerName(acceptance.name);
  if (name === undefined) return refuse("name-missing");
  const signature = acceptance.signature
    ? checkSignature(acceptance.signature)
    : refuse("signature-missing");
  if (isRefusal(signature)) return signature;
  const choices = checkChoices(sent.document.lines, acceptance.choices);
  if (isRefusal(choices)) return choices;
  const { document } = sent;
  const consents = consentsOf(document, { ...acceptance, choice: choiceText(document, choices) });
  if (!consents.every((consent) => isAgreed(consent, acceptance.consents)))
    return refuse("consents-missing");
  if (acceptance.needs_code && !acceptance.code) return refuse("code-missing");
  return {
    ...sent,
    status: "Accepté",
    answered_at: acceptance.at,
    evidence: evidenceOf(sent, acceptance, {
      name,
      signature,
      consents: consents.map(({ text }) => text),
      choice: agreedChoice({ ...sent, sha256: acceptance.sha256 }, choices),
    }),
    withdrawal_deadline: withdrawalDeadline(
      dateOf(acceptance.at, acceptance.zone),
      conclusionOf(sent, acceptance),
      acceptance.zipcode,
    ),
  };
}

/** What the document promised is kept, even when it is signed at the counter in the end. */
const conclusionOf = (sent: SentQuote, { conclusion_place }: Acceptance): Conclusion => ({
  conclusion_place: conclusion_place === "shop" ? sent.document.conclusion_place : conclusion_place,
  urgent_on_request: sent.urgent_on_request,
  client_type: sent.document.client.type,
});

const evidenceOf = (
  sent: SentQuote,
  acceptance: Acceptance,
  signed: Pick<Evidence, "name" | "signature" | "consents" | "choice">,
): Evidence => ({
  ...signed,
  at: acceptance.at,
  ip: acceptance.ip,
  user_agent: acceptance.user_agent,
  document_sha256: sent.document_sha256,
  device: acceptance.device,
  conclusion_place: acceptance.conclusion_place,
  urgent_on_request: sent.urgent_on_request,
  code: acceptance.code,
});
