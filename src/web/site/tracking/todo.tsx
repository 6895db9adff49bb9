import { formatEuros } from "../../../domain/money.ts";
import { progressOf } from "../../../domain/repair/progress.ts";
import { formatDate } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site-button.tsx";
import { Sign } from "../../ui/site-sign.tsx";
import type { TrackingProps } from "../props.ts";
import styles from "./tracking.module.css";

/** What is asked of the client, with the button that does it; a calm sentence when nothing is. */
export function Todo({ status, quotes, invoices }: TrackingProps) {
  const quote = quotes.find((candidate) => candidate.status === "Envoyé");
  const invoice = invoices.find(({ remaining }) => remaining > 0);
  const { todo } = progressOf(status);
  if (!quote && !invoice && !todo)
    return (
      <section className={styles.answer} aria-labelledby="a-faire">
        <h2 id="a-faire">À faire de votre côté</h2>
        <p>Rien pour le moment. L’atelier vous préviendra.</p>
      </section>
    );
  return (
    <section className={[styles.answer, styles.asked].join(" ")} aria-labelledby="a-faire">
      <h2 id="a-faire">À faire de votre côté</h2>
      {quote && (
        <>
          <p>
            Lisez le devis de <strong>{formatEuros(quote.due)}</strong>, puis acceptez-le ou
            refusez-le au plus tard le {formatDate(quote.valid_until)}.
          </p>
          <ButtonLink href={`/quote/${quote.quoteid}`}>Lire le devis</ButtonLink>
        </>
      )}
      {invoice && (
        <>
          <p>
            Il reste <strong>{formatEuros(invoice.remaining)}</strong> à régler à l’atelier sur la
            facture {invoice.reference}.
          </p>
          <ButtonLink href={invoice.pdf_url}>
            <Sign name="file" />
            Voir la facture
          </ButtonLink>
        </>
      )}
      {!quote && !invoice && <p>{todo}</p>}
    </section>
  );
}
