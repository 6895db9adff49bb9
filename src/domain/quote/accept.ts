/** The client accepts a sent quote: their signature makes it an agreement. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { dateOf, type LocalDate, type Zone } from "../time.ts";
import { termDays } from "./conclusion/terms.ts";
import { consentsOf, isAgreed, type Consent } from "./consents.ts";
import { checkAnswerable, type Answering, type AnswerRefusal } from "./answer.ts";
import {
  checkSignature,
  signerName,
  type ConclusionPlace,
  type Device,
  type Evidence,
  type Signature,
} from "./evidence.ts";
import { agreedChoice, choiceText, documentWith } from "./option/agreed.ts";
import { checkChoices, type ChoiceRefusal } from "./option/choose.ts";
import type { QuoteDocument } from "./document.ts";
import type { Choice } from "./option/option.ts";
import type { CodeProof, CodeRefusal } from "./signing-code/code.ts";
import type { AcceptedQuote, Quote, SentQuote } from "./quote.ts";
import type { Conclusion } from "./conclusion/withdrawal.ts";

export type AcceptRefusal =
  | AnswerRefusal
  | "signature-missing"
  | "name-missing"
  | "consents-missing"
  | "signed-on-unlikely"
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
  /** The day written on a signed paper; null for the day of `at`. */
  signed_on: LocalDate | null;
  /** The account of the shop that records the agreement; null for an answer by the link. */
  recorded_by: string | null;
};

export function acceptQuote(
  quote: Quote,
  acceptance: Acceptance,
): Decision<AcceptedQuote, AcceptRefusal> {
  const sent = checkAnswerable(quote, "Accepté", acceptance);
  if (isRefusal(sent)) return sent;
  const signed = checkSigned(acceptance);
  if (isRefusal(signed)) return signed;
  const choices = checkChoices(sent.document.lines, acceptance.choices);
  if (isRefusal(choices)) return choices;
  const consents = checkConsents(sent.document, acceptance, choices);
  if (isRefusal(consents)) return consents;
  if (acceptance.needs_code && !acceptance.code) return refuse("code-missing");
  const agreed_on = acceptance.signed_on ?? dateOf(acceptance.at, acceptance.zone);
  if (agreed_on < sent.document.issued_on || agreed_on > dateOf(acceptance.at, acceptance.zone))
    return refuse("signed-on-unlikely");
  const conclusion = conclusionOf(sent, acceptance);
  const choice = agreedChoice({ ...sent, sha256: acceptance.sha256 }, choices);
  const days = termDays(agreed_on, conclusion, acceptance.zipcode);
  const { withdrawal_deadline, payable_from } = days;
  const facts = { ...signed, consents, choice, ...conclusion, agreed_on };
  return {
    ...sent,
    status: "Accepté",
    answered_at: acceptance.at,
    evidence: evidenceOf(sent, acceptance, facts),
    withdrawal_deadline,
    payable_from,
    withdrawn_at: null,
    performed: false,
  };
}

type Signed = Pick<Evidence, "name" | "signature">;

function checkSigned(
  acceptance: Acceptance,
): Decision<Signed, "name-missing" | "signature-missing"> {
  const name = signerName(acceptance.name);
  if (name === undefined) return refuse("name-missing");
  const { signature } = acceptance;
  if (!signature) return refuse("signature-missing");
  const checked = signature.kind === "paper" ? signature : checkSignature(signature);
  return isRefusal(checked) ? checked : { name, signature: checked };
}

/** Those required by the document, and those chosen; under the printed sentences, a signed paper agrees to what is required. */
function checkConsents(
  document: QuoteDocument,
  { signature, consents: ticked, ...terms }: Acceptance,
  choices: readonly Choice[],
): Decision<Consent[], "consents-missing"> {
  const choice = choiceText(document, choices);
  const consents = consentsOf(documentWith(document, choices), { ...terms, choice });
  const isGiven = (consent: Consent): boolean =>
    isAgreed(consent, ticked) || (consent.required && signature?.kind === "paper");
  const given = consents.filter(isGiven);
  return consents.every((consent) => !consent.required || given.includes(consent))
    ? given
    : refuse("consents-missing");
}

const conclusionOf = ({ document }: SentQuote, { conclusion_place }: Acceptance): Conclusion => ({
  conclusion_place,
  urgent_on_request: document.urgent_on_request,
  client_type: document.client.type,
});

type Agreed = Signed &
  Conclusion &
  Pick<Evidence, "choice" | "agreed_on"> & { consents: readonly Consent[] };

const evidenceOf = (
  { document_sha256 }: SentQuote,
  { at, ip, user_agent, device, recorded_by, code }: Acceptance,
  { client_type: _type, consents, ...agreed }: Agreed,
): Evidence => ({
  ...agreed,
  consents: consents.map(({ text }) => text),
  early_start: consents.some(({ key }) => key === "early-start"),
  at,
  ip,
  user_agent,
  document_sha256,
  device,
  recorded_by,
  code,
});
