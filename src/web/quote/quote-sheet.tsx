import type { ReactNode } from "react";
import { amendedText } from "../../domain/quote/amendment/amended.ts";
import { formatEuros, formatQuantity, formatRate } from "../../domain/money.ts";
import type { PrintedLine, QuoteDocument } from "../../domain/quote/document.ts";
import { PART_CONDITION_FR } from "../../domain/quote/line.ts";
import { identityOf } from "../../domain/quote/parties.ts";
import {
  discountOf,
  PRICE_BASIS_FR,
  readBasis,
  readPrice,
  type PriceBasis,
} from "../../domain/quote/price/price.ts";
import { hasMoney } from "../../domain/quote/totals.ts";
import { formatDate } from "../../domain/time.ts";
import { Panel } from "../ui/site/panel.tsx";
import styles from "./quote-sheet.module.css";

type Props = { document: QuoteDocument };

type HeadProps = Props & {
  /** `h3` where the page is one part of a screen. */
  title?: "h1" | "h3";
  shop: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** What the page of a quote begins with: of whom, which one, until when and how much. */
export const QuoteHead = ({ document, title: Title = "h1", shop, action, children }: HeadProps) => (
  <header className={styles.top}>
    <p className={styles.soft}>{shop}</p>
    <Title>Devis {document.reference}</Title>
    <p className={styles.soft}>
      Établi le {formatDate(document.issued_on)}, valable jusqu’au{" "}
      {formatDate(document.valid_until)}
    </p>
    {document.amends && <p className={styles.amends}>{amendedText(document.amends)}</p>}
    <div className={styles.jump}>
      <p className={styles.amount}>
        {formatEuros(document.totals.due)}
        {isTaxed(document) && " TTC"}
      </p>
      {action}
    </div>
    {children}
  </header>
);

type SheetProps = Props & { title?: "h2" | "h3"; className?: string | undefined };

/** The document, line by line, as the PDF prints it. */
export function QuoteSheet({ document, title: Title = "h2", className = "" }: SheetProps) {
  const basis = readBasis(document);
  return (
    <Panel className={`${styles.sheet} ${className}`} aria-label="Le devis">
      <Parties document={document} />
      {document.subject && <Title>{document.subject}</Title>}

      <table className={styles.lines}>
        <caption>Ce qui est prévu</caption>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantité</th>
            <th scope="col">Prix unitaire {PRICE_BASIS_FR[basis]}</th>
            <th scope="col">TVA</th>
            <th scope="col">Total {PRICE_BASIS_FR[basis]}</th>
          </tr>
        </thead>
        <tbody>
          {document.lines.map((line) => (
            <Line key={line.id} line={line} basis={basis} />
          ))}
        </tbody>
      </table>

      <TotalsTable document={document} />
      {document.notes && <p className={styles.notes}>{document.notes}</p>}
      <ul className={styles.mentions}>
        {[...document.mentions, ...(document.withdrawal ?? [])].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Identity document={document} />
    </Panel>
  );
}

const isTaxed = ({ seller }: QuoteDocument): boolean => seller.vat_regime === "normal";

/** Who sells, as the PDF prints it at its foot. */
const Identity = ({ document: { seller, place } }: Props) => (
  <div className={styles.mentions}>
    {place.length > 0 && <p>Lieu d’intervention : {place.join(", ")}</p>}
    {identityOf(seller).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const Parties = ({ document: { seller, client, appliance } }: Props) => (
  <div className={styles.parties}>
    <Party title="L’atelier" lines={[seller.name, ...seller.address]} />
    {client.name && <Party title="Pour" lines={[client.name, ...client.address]} />}
    {appliance && (
      <Party title="Appareil" lines={[`${appliance.kind} ${appliance.brand}`, appliance.model]} />
    )}
  </div>
);

const Party = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <p className={styles.party}>{title}</p>
    {lines
      .filter((line) => line.trim() !== "")
      .map((line) => (
        <p key={line}>{line}</p>
      ))}
  </div>
);

function Line({ line, basis }: { line: PrintedLine; basis: PriceBasis }) {
  const { price, amount } = readPrice(line, basis);
  return hasMoney(line) ? (
    <tr>
      <th scope="row">
        {line.label}
        {line.condition && (
          <span className={styles.condition}>{PART_CONDITION_FR[line.condition]}</span>
        )}
        {line.discount > 0 && (
          <span className={styles.condition}>Remise de {formatRate(line.discount)}</span>
        )}
      </th>
      <td>
        {formatQuantity(line.quantity)}
        {line.unit && `\u00a0${line.unit}`}
      </td>
      <td className={styles.price}>{price}</td>
      <td className={styles.rate}>{formatRate(line.vat_rate)}</td>
      <td>{formatEuros(amount)}</td>
    </tr>
  ) : (
    line.kind === "text" && (
      <tr>
        <td colSpan={5} className={styles.free}>
          {line.label}
        </td>
      </tr>
    )
  );
}

function TotalsTable({ document }: Props) {
  const { totals, discount, deposit } = document;
  return (
    <table className={styles.totals}>
      <caption>Le total</caption>
      <tbody>
        {totals.allowance > 0 && (
          <Total
            label={`Remise de ${formatRate(discount)}`}
            amount={0 - discountOf(document).off}
          />
        )}
        {isTaxed(document) && <Total label="Total HT" amount={totals.total_excl} />}
        {(isTaxed(document) ? totals.vat_groups : []).map(({ vat_rate, vat }) => (
          <Total key={vat_rate} label={`TVA ${formatRate(vat_rate)}`} amount={vat} />
        ))}
        <Total
          label={isTaxed(document) ? "Total TTC" : "Total, sans TVA"}
          amount={totals.total_incl}
        />
        {totals.bonus > 0 && <Total label="Bonus réparation" amount={0 - totals.bonus} />}
        <tr className={styles.due}>
          <th scope="row">À payer</th>
          <td>{formatEuros(totals.due)}</td>
        </tr>
        {deposit > 0 && <Total label="Acompte à l’acceptation" amount={deposit} />}
      </tbody>
    </table>
  );
}

const Total = ({ label, amount }: { label: string; amount: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{formatEuros(amount)}</td>
  </tr>
);
