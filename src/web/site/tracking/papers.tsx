import { INVOICE_KIND_FR, isCreditKind } from "../../../domain/invoice/kind.ts";
import { formatEuros } from "../../../domain/money.ts";
import { rangeText } from "../../../domain/quote/option/combinations.ts";
import type { QuoteStatus } from "../../../domain/quote/status.ts";
import { dateOf, formatDate, type LocalDate, type Zone } from "../../../domain/time.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import { standingText } from "./standing.ts";
import styles from "./tracking.module.css";
import type { TrackedInvoice, TrackedQuote } from "./tracked.ts";

export const Papers = ({
  sheetid,
  quotes,
  invoices,
  certificate,
  terms_accepted_at,
  shop,
}: TrackingProps) =>
  (quotes.length + invoices.length > 0 || certificate || terms_accepted_at) && (
    <Panel aria-labelledby="papiers">
      <h2 id="papiers">{certificate || terms_accepted_at ? "Documents" : "Devis et factures"}</h2>
      <ul className={styles.rows}>
        {quotes.map((quote) => (
          <QuoteRow key={quote.reference} {...quote} />
        ))}
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.reference} {...invoice} />
        ))}
        {certificate && <CertificateRow {...certificate} zone={shop.timezone} />}
        {terms_accepted_at && (
          <TermsRow sheetid={sheetid} on={dateOf(terms_accepted_at, shop.timezone)} />
        )}
      </ul>
    </Panel>
  );

/** As the client says it; drafts never reach this page. */
const STATUS_FR: Record<QuoteStatus, string> = {
  Brouillon: "en préparation",
  "A envoyer": "en préparation",
  Envoyé: "attend votre réponse",
  Accepté: "accepté",
  Refusé: "refusé",
  Expiré: "expiré",
};

type Said = Pick<TrackedQuote, "status" | "withdrawn" | "amends" | "amended_by">;

/** « accepté, remplacé par l’avenant D2026-00043 » */
function quoteText({ status, withdrawn, amends, amended_by }: Said): string {
  if (withdrawn) return "vous vous êtes rétracté";
  if (amended_by) return `${STATUS_FR[status]}, remplacé par l’avenant ${amended_by}`;
  if (!amends) return STATUS_FR[status];
  return status === "Accepté"
    ? `${STATUS_FR[status]}, remplace le devis ${amends}`
    : `au devis ${amends}, ${STATUS_FR[status]}`;
}

const QuoteRow = ({ url, reference, status, due, range, ...quote }: TrackedQuote) => (
  <li className={styles.paper}>
    <div>
      <a href={url}>
        {quote.amends ? "Avenant" : "Devis"} {reference}
      </a>
      <p className={styles.soft}>{quoteText({ status, ...quote })}</p>
      {quote.withdrawal_until && (
        <p>
          <a href={`${url}/renoncer`}>Renoncer au contrat ici</a>, jusqu’au{" "}
          {formatDate(quote.withdrawal_until)}
        </p>
      )}
    </div>
    <span className={styles.money}>{range ? rangeText(range) : formatEuros(due)}</span>
  </li>
);

const InvoiceRow = (invoice: TrackedInvoice) => (
  <li className={styles.paper}>
    <div>
      <a href={invoice.pdf_url}>
        {INVOICE_KIND_FR[invoice.kind]} {invoice.reference} (PDF)
      </a>
      <p className={styles.soft}>
        du {formatDate(invoice.issued_on)}, {standingText(invoice)}
      </p>
      {invoice.kind === 384 && (
        <p className={styles.soft}>Elle annule et remplace la facture {invoice.corrects}.</p>
      )}
      {invoice.settled_url && (
        <p>
          <a href={invoice.settled_url}>Facture acquittée (PDF)</a>
        </p>
      )}
      <p className={styles.soft}>
        Copie sans vos coordonnées. {isCreditKind(invoice.kind) ? "L’avoir" : "La facture"} à votre
        nom s’ouvre par le lien du message reçu.
      </p>
    </div>
    <span className={styles.money}>
      {formatEuros(isCreditKind(invoice.kind) ? 0 - invoice.total_incl : invoice.total_incl)}
    </span>
  </li>
);

const TermsRow = ({ sheetid, on }: { sheetid: string; on: LocalDate }) => (
  <li className={styles.paper}>
    <div>
      <a href={`/suivi/${sheetid}/conditions`}>Conditions générales de vente</a>
      <p className={styles.soft}>acceptées le {formatDate(on)}</p>
    </div>
  </li>
);

type CertificateProps = NonNullable<TrackingProps["certificate"]> & { zone: Zone };

const CertificateRow = ({ at, pdf_url, zone }: CertificateProps) => (
  <li className={styles.paper}>
    <div>
      <a href={pdf_url}>Attestation d’irréparabilité (PDF)</a>
      <p className={styles.soft}>du {formatDate(dateOf(at, zone))}</p>
      <p className={styles.soft}>
        Copie sans vos coordonnées ni le numéro de série. L’attestation à votre nom s’ouvre par le
        lien du message reçu.
      </p>
    </div>
  </li>
);
