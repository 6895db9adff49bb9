import { formatEuros, formatQuantity, formatRate } from "../../../domain/money.ts";
import type { PrintedLine, QuoteDocument } from "../../../domain/quote/document.ts";
import { PART_CONDITION_FR } from "../../../domain/quote/line.ts";
import { hasMoney } from "../../../domain/quote/totals.ts";
import { Panel } from "../../ui/site/panel.tsx";
import styles from "./quote.module.css";

type Props = { document: QuoteDocument };

/** The frozen document, line by line, as the PDF prints it. */
export const QuoteSheet = ({ document }: Props) => (
  <Panel className={styles.sheet} aria-label="Le devis">
    <Parties document={document} />
    {document.subject && <h2>{document.subject}</h2>}

    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Quantité</th>
          <th scope="col">Prix unitaire HT</th>
          <th scope="col">TVA</th>
          <th scope="col">Total HT</th>
        </tr>
      </thead>
      <tbody>
        {document.lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </tbody>
    </table>

    <TotalsTable document={document} />
    {document.notes && <p className={styles.notes}>{document.notes}</p>}
    <ul className={styles.mentions}>
      {[...document.mentions, ...(document.withdrawal ? [document.withdrawal] : [])].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Panel>
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

const Line = (line: PrintedLine) =>
  hasMoney(line) ? (
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
      <td className={styles.price}>{formatEuros(line.unit_price)}</td>
      <td className={styles.rate}>{formatRate(line.vat_rate)}</td>
      <td>{formatEuros(line.net)}</td>
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

const TotalsTable = ({ document: { totals, discount, deposit } }: Props) => (
  <table className={styles.totals}>
    <tbody>
      {totals.allowance > 0 && (
        <Total label={`Remise de ${formatRate(discount)}`} amount={0 - totals.allowance} />
      )}
      <Total label="Total HT" amount={totals.total_excl} />
      {totals.vat_groups.map(({ vat_rate, vat }) => (
        <Total key={vat_rate} label={`TVA ${formatRate(vat_rate)}`} amount={vat} />
      ))}
      <Total label="Total TTC" amount={totals.total_incl} />
      {totals.bonus > 0 && <Total label="Bonus réparation" amount={0 - totals.bonus} />}
      <tr className={styles.due}>
        <th scope="row">À payer</th>
        <td>{formatEuros(totals.due)}</td>
      </tr>
      {deposit > 0 && <Total label="Acompte à l’acceptation" amount={deposit} />}
    </tbody>
  </table>
);

const Total = ({ label, amount }: { label: string; amount: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{formatEuros(amount)}</td>
  </tr>
);
