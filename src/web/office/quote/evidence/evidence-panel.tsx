import * as z from "zod/mini";
import { formatEuros } from "../../../../domain/money.ts";
import {
  addDays,
  formatMoment,
  formatNumericDate,
  formatTime,
  type Zone,
} from "../../../../domain/time.ts";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import type { Device } from "../../../../domain/quote/evidence.ts";
import { EvidenceCheck } from "./evidence-check.tsx";
import type { WholeQuote } from "../query.ts";
import { signatureBox } from "../../../../domain/quote/signature-box.ts";
import styles from "../quote.module.css";

const signatureShape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawn"), strokes: z.string() }),
  z.object({ kind: z.literal("typed"), text: z.string() }),
]);

type Props = { quote: WholeQuote; zone: Zone };
type CodeProof = NonNullable<NonNullable<WholeQuote["answer"]>["code"]>;

const DEVICE_FR: Record<Device, string> = {
  client: "L’appareil du client",
  shop: "Un appareil de l’atelier",
};

/** What proves the client's answer. */
export function EvidencePanel({ quote, zone }: Props) {
  const { answer } = quote;
  if (!answer) return null;
  const isAccepted = answer.answer === "accepted";
  return (
    <Panel title={isAccepted ? "Accord du client" : "Refus du client"}>
      <Facts
        facts={[
          ["Par", answer.name],
          ["Le", formatMoment(answer.at, zone)],
          ["Raison", answer.reason],
          ["Choix", choiceText(answer.choice)],
          ["Conclu", isAccepted && placeText(answer)],
          ["Signé sur", isAccepted && DEVICE_FR[answer.device === "shop" ? "shop" : "client"]],
          ["Rétractation", isAccepted && rightText(quote, zone)],
          ["À rembourser", refundText(quote)],
          ["Travail", isAccepted && startText(quote)],
          [
            "Paiement",
            quote.payable_from && `Aucun avant le ${formatNumericDate(quote.payable_from)}`,
          ],
          ["Cases cochées", answer.consents.join(" ")],
          ["Code à usage unique", answer.code && codeText(answer.code, zone)],
          ["Adresse IP", answer.ip],
          ["Navigateur", answer.user_agent],
          ["Empreinte", <code className={styles.hash}>{answer.document_sha256}</code>],
        ]}
      />
      <Signature value={answer.signature} name={answer.name} />
      {isAccepted && <EvidenceCheck quote_id={quote.id} />}
    </Panel>
  );
}

type Answer = NonNullable<WholeQuote["answer"]>;

const choiceShape = z.object({
  choices: z.array(z.object({ group: z.string(), alternative: z.nullable(z.string()) })),
});

/** « Pièce : Réemploi, Option retenue ». */
function choiceText(choice: unknown): string {
  const read = choiceShape.safeParse(choice);
  if (!read.success) return "";
  return read.data.choices
    .map(({ group, alternative }) =>
      alternative === null ? `${group} retenue` : `${group}\u00a0: ${alternative}`,
    )
    .join(", ");
}

const PLACE_FR: Record<string, string> = {
  home: "Chez le client",
  shop: "À l’atelier",
  distance: "À distance",
};

const placeText = ({ conclusion_place, agreed_on }: Answer): string =>
  [PLACE_FR[conclusion_place], agreed_on && `le ${formatNumericDate(agreed_on)}`]
    .filter(Boolean)
    .join(" ");

function rightText({ answer, withdrawn_at, performed }: WholeQuote, zone: Zone): string {
  if (performed && answer?.early_start && !withdrawn_at)
    return "Éteint\u00a0: la réparation demandée est terminée";
  if (withdrawn_at) return `Le client s’est rétracté ${formatMoment(withdrawn_at, zone)}`;
  const until = answer?.withdrawal_deadline;
  return until ? `Possible jusqu’au ${formatNumericDate(until)} inclus` : "Aucune";
}

/** What the acknowledgement promised to the client. */
function refundText({ withdrawal }: WholeQuote): string {
  if (!withdrawal) return "";
  const { received, owed, refund, still_owed, refund_by } = withdrawal;
  const until = `au plus tard le ${formatNumericDate(refund_by)}`;
  if (owed === null)
    return `${formatEuros(received)} ${until}, moins la part du travail faite, à compter`;
  const due = owed > 0 ? `, la part faite étant de ${formatEuros(owed)}` : "";
  if (refund > 0) return `${formatEuros(refund)} ${until}${due}`;
  return still_owed > 0 ? `Rien, et le client doit encore ${formatEuros(still_owed)}` : "Rien";
}

/** Without the express request, what is done before the end of the period may never be paid. */
const startText = ({ answer, withdrawn_at, performed }: WholeQuote): string => {
  if (!answer?.withdrawal_deadline || withdrawn_at || performed) return "";
  return answer.early_start
    ? "À commencer dès maintenant, à la demande expresse du client"
    : `À ne pas commencer avant le ${formatNumericDate(addDays(answer.withdrawal_deadline, 1))}, sauf demande expresse`;
};

const codeText = (code: CodeProof, zone: Zone): string =>
  `Envoyé à ${code.contact} ${formatMoment(code.sent_at, zone)}, confirmé à ${formatTime(code.confirmed_at, zone)}`;

function Signature({ value, name }: { value: unknown; name: string }) {
  const read = signatureShape.safeParse(value);
  if (!read.success) return null;
  if (read.data.kind === "typed") return <p className={styles.signatureTyped}>{read.data.text}</p>;
  return (
    <svg
      className={styles.signatureDrawn}
      viewBox={signatureBox(read.data.strokes)}
      role="img"
      aria-label={`Signature de ${name}`}
    >
      <path d={read.data.strokes} />
    </svg>
  );
}
