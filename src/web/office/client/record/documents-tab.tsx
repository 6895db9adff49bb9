import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { signedDue } from "../../../../domain/invoice/kind.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { InvoiceMark } from "../../invoice/invoice-mark.tsx";
import type { InvoiceParts } from "../../invoice/parts.ts";
import { QuoteMark } from "../../quote/quote-mark.tsx";
import type { QuoteParts } from "../../quote/parts.ts";
import { quoteName } from "../../quote/quotes-panel.tsx";
import { pdfOf } from "../../quote/send-dialog.tsx";
import type { ClientRecord } from "./query.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "../../file/photos.module.css";
import clientStyles from "../client.module.css";
import clientScreenStyles from "./client-screen.module.css";
import panelStyles from "../../../ui/office/panel.module.css";

type File = ClientRecord["files"][number];
const isImage = ({ mimetype }: File): boolean => mimetype.startsWith("image/");

/** The papers and pictures of all his repairs, and those that are his own. */
const papersOf = (client: ClientRecord) => {
  const files = [
    ...client.files,
    ...client.repairs.flatMap(({ photos, documents }) => [...photos, ...documents]),
  ];
  return {
    quotes: client.repairs.flatMap(({ quotes }) => quotes),
    invoices: client.repairs.flatMap(({ invoices }) => invoices),
    photos: files.filter(isImage),
    documents: files.filter((file) => !isImage(file)),
  };
};

export const documentCount = (client: ClientRecord): number =>
  Object.values(papersOf(client)).reduce((count, papers) => count + papers.length, 0);

export function DocumentsTab({ client }: { client: ClientRecord }) {
  const { quotes, invoices, photos, documents } = papersOf(client);
  if (documentCount(client) === 0)
    return (
      <EmptyState title="Aucun document">
        Les devis, factures et photos des réparations de ce client se trouveront ici.
      </EmptyState>
    );
  return (
    <div className={clientScreenStyles.clientPapers}>
      <Papers title="Devis" papers={quotes.map(quoteLine)} />
      <Papers title="Factures" papers={invoices.map(invoiceLine)} />
      <Papers title="Documents" papers={documents.map(fileLine)} />
      {photos.length > 0 && (
        <section>
          <h3>Photos</h3>
          <ul className={styles.photos}>
            {photos.map(({ id, url, thumbnail, filename }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={thumbnail ?? url}
                    alt={filename}
                    width={160}
                    height={120}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type PapersProps = { title: string; papers: readonly ReactNode[] };

const Papers = ({ title, papers }: PapersProps) =>
  papers.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={panelStyles.rows}>{papers}</ul>
    </section>
  );

const quoteLine = (quote: QuoteParts): ReactNode => (
  <li key={quote.id}>
    <Group justify="space-between" gap={8}>
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/app/repair/quote/$quoteid" params={{ quoteid: quote.id }} />
        )}
        size="sm"
        fw={600}
      >
        {quoteName(quote)}
      </Anchor>
      <Text size="sm" fw={650} className={office.figures}>
        {formatEuros(quote.total_incl)} TTC
      </Text>
    </Group>
    <Group gap={8} mt={4}>
      <QuoteMark status={quote.status} />
      <Anchor
        href={pdfOf(quote.id)}
        target="_blank"
        size="sm"
        aria-label={`PDF du ${quoteName(quote).toLowerCase()}`}
      >
        PDF
      </Anchor>
    </Group>
  </li>
);

const invoiceLine = (invoice: InvoiceParts): ReactNode => (
  <li key={invoice.id}>
    <Group justify="space-between" gap={8}>
      <Anchor href={invoice.pdf_url} target="_blank" size="sm" fw={600} className={office.figures}>
        {invoice.reference} (PDF)
      </Anchor>
      <Text size="sm" fw={650} className={office.figures}>
        {formatEuros(signedDue(invoice))}
      </Text>
    </Group>
    <Group gap={8} mt={4}>
      <InvoiceMark invoice={invoice} />
      <Text size="sm" c="dimmed">
        du {formatNumericDate(invoice.issued_on)}
      </Text>
    </Group>
  </li>
);

const fileLine = ({ id, url, filename }: File): ReactNode => (
  <li key={id}>
    <Anchor
      href={url}
      target="_blank"
      rel="noreferrer"
      size="sm"
      className={clientStyles.clientWords}
    >
      {filename}
    </Anchor>
  </li>
);
