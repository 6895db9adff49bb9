import { formatEuros } from "../../../domain/money.ts";
import { formatIban } from "../../../domain/payment/sepa.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./pay.module.css";
import { standingText } from "./standing.ts";
import type { TrackedInvoice } from "./tracked.ts";

/** The invoice that asks for money and can be paid from this page: the oldest first. */
export const invoiceToPay = ({
  invoices,
}: Pick<TrackingProps, "invoices">): TrackedInvoice | undefined =>
  invoices.findLast(({ remaining, transfer, card_url }) => remaining > 0 && (transfer ?? card_url));

export function Pay(props: TrackingProps) {
  const invoice = invoiceToPay(props);
  if (!invoice) return null;
  return (
    <Panel aria-labelledby="regler" className={styles.pay}>
      <h2 id="regler">Régler la facture {invoice.reference}</h2>
      <p>
        Reste à régler : <strong>{formatEuros(invoice.remaining)}</strong>
        <span className={styles.state}>{standingText(invoice)}</span>
      </p>
      {invoice.card_url && (
        <div className={styles.card}>
          <ButtonLink href={invoice.card_url}>Payer par carte</ButtonLink>
          <p className={styles.soft}>
            Sur la page sécurisée de Stripe. Le paiement apparaît ici dans la minute.
          </p>
        </div>
      )}
      {invoice.transfer && <Transfer {...invoice} transfer={invoice.transfer} />}
    </Panel>
  );
}

type TransferProps = TrackedInvoice & { transfer: NonNullable<TrackedInvoice["transfer"]> };

const Transfer = ({ transfer, reference, remaining }: TransferProps) => (
  <div className={styles.transfer}>
    <h3>Par virement</h3>
    <div className={styles.code}>
      <img
        src={transfer.qr_url}
        width={200}
        height={200}
        alt={`Code QR de virement : ${formatEuros(remaining)} à ${transfer.name}`}
      />
      <p className={styles.scan}>
        Scannez ce code avec l’application de votre banque : le virement se remplit seul.
      </p>
      <div className={styles.save}>
        <p>
          Sur ce téléphone, enregistrez l’image et ouvrez-la dans l’application de votre banque, ou
          copiez l’IBAN et la référence.
        </p>
        <ButtonLink
          look="quiet"
          href={transfer.qr_url}
          download={`virement-${reference}.png`}
          type="image/png"
        >
          Enregistrer l’image
        </ButtonLink>
      </div>
    </div>
    <dl className={styles.facts}>
      <dt>Bénéficiaire</dt>
      <dd>{transfer.name}</dd>
      <dt>IBAN</dt>
      <dd>
        <span className={styles.iban}>{formatIban(transfer.iban)}</span>
        <CopyButton
          text={transfer.iban.replace(/\s/g, "")}
          label="Copier l’IBAN"
          copied="IBAN copié"
        />
      </dd>
      <dt>Montant</dt>
      <dd>{formatEuros(remaining)}</dd>
      <dt>Référence à indiquer</dt>
      <dd>
        <span>{reference}</span>
        <CopyButton text={reference} label="Copier la référence" copied="Référence copiée" />
      </dd>
    </dl>
    <p className={styles.soft}>
      Un virement apparaît ici quand l’atelier l’a reçu et enregistré : comptez un à trois jours.
    </p>
  </div>
);
