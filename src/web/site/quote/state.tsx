import type { QuoteStatus } from "../../../domain/quote/status.ts";
import { formatDate, formatMoment } from "../../../domain/time.ts";
import { Notice } from "../../ui/site/panel.tsx";
import type { QuoteReadingProps } from "../props.ts";
import styles from "./quote.module.css";

type Answered = Pick<
  QuoteReadingProps,
  "status" | "document" | "answered_at" | "withdrawn_at" | "shop"
>;

/** What became of the quote; nothing while it waits for an answer. */
export function State(props: Answered) {
  const { withdrawn_at, shop } = props;
  const text = withdrawn_at
    ? `Vous vous êtes rétracté de ce contrat ${formatMoment(withdrawn_at, shop.timezone)}. L’atelier est prévenu.`
    : STATE_FR[props.status](props);
  if (!text) return null;
  return (
    <div className={styles.state}>
      <Notice tone={props.status === "Accepté" && !withdrawn_at ? "good" : "waits"}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

const withdrawn = (): string =>
  "Ce devis est en cours de modification. Vous recevrez la nouvelle version de l’atelier.";

const STATE_FR: Record<QuoteStatus, (props: Answered) => string> = {
  Brouillon: withdrawn,
  "A envoyer": withdrawn,
  Envoyé: () => "",
  Accepté: (props) =>
    `Vous avez accepté ce devis ${answered(props)}. Merci, l’atelier est prévenu.`,
  Refusé: (props) => `Vous avez refusé ce devis ${answered(props)}. L’atelier est prévenu.`,
  Expiré: ({ document }) =>
    `Ce devis a expiré le ${formatDate(document.valid_until)}. Demandez à l’atelier de le renouveler : vos informations sont gardées.`,
};

const answered = ({ answered_at, shop }: Answered): string =>
  answered_at ? formatMoment(answered_at, shop.timezone) : "";
