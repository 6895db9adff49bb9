import { Anchor, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { SUPPLIER_FORMAT_FR } from "../../../../domain/invoice/received/supplier-invoice.ts";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { formatIban } from "../../../../domain/payment/sepa.ts";
import { formatSiret } from "../../../../domain/shop/legal-ids.ts";
import { formatMoment, formatNumericDate } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { Facts } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office, SMALL_SCREEN } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { oneReceivedQuery, type ReadInvoice } from "./query.ts";
import { ReceivedLines } from "./received-lines.tsx";
import styles from "./received.module.css";
import { StateMark } from "./state-mark.tsx";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { id: string; close: () => void };

/** One invoice of a supplier: what it says, its file, its lines beside the parts of repairs, and what to decide. */
export function ReceivedDialog({ id, close }: Props) {
  const read = useRead({ query: oneReceivedQuery, variables: { id }, nouns: ["invoice"] });
  const invoice = read.data?.supplier_invoice;
  const small = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  return (
    <Dialog onClose={close} size="xl" fullScreen={small} title="Facture reçue">
      <ReadStates read={read} shape={<Skeleton h={320} />}>
        {invoice && (
          <Stack gap="md">
            <Head invoice={invoice} />
            <Original invoice={invoice} />
            {invoice.lines.length > 0 && <ReceivedLines invoice={invoice} refresh={read.retry} />}
            <History invoice={invoice} />
            <Allowed action="record-payment">
              <DecisionButtons invoice={invoice} refresh={read.retry} />
            </Allowed>
          </Stack>
        )}
      </ReadStates>
    </Dialog>
  );
}

const formatText = (format: string): string => {
  const texts: Record<string, string> = SUPPLIER_FORMAT_FR;
  return texts[format] ?? format;
};

const Head = ({ invoice }: { invoice: ReadInvoice }) => (
  <>
    <div className={styles.head}>
      <div>
        <Text size="lg" fw={650}>
          {invoice.supplier_name}
        </Text>
        <Group gap={8}>
          <Text size="sm" c="dimmed">
            {`${invoice.is_credit ? "Avoir" : "Facture"} ${invoice.reference} du ${formatNumericDate(invoice.issued_on)}`}
          </Text>
          <StateMark state={invoice.state} />
        </Group>
      </div>
      <div className={styles.total}>
        <strong className={office.figures}>{formatEuros(invoice.total_incl)}</strong>
        <Text size="sm" c="dimmed">
          {invoice.due_on
            ? `TTC, à payer avant le ${formatNumericDate(invoice.due_on)}`
            : "TTC, à payer à réception"}
        </Text>
      </div>
    </div>
    <div className={styles.facts}>
      <Facts
        facts={[
          ["Total HT", formatEuros(invoice.total_excl)],
          ...invoice.vat_groups.map(
            ({ vat_rate, vat }) => [`TVA ${formatRate(vat_rate)}`, formatEuros(vat)] as const,
          ),
          ["TVA", invoice.vat_groups.length === 0 ? formatEuros(invoice.total_vat) : ""],
          ["À payer", invoice.due === invoice.total_incl ? "" : formatEuros(invoice.due)],
        ]}
      />
      <Facts
        facts={[
          ["Commande", invoice.order_number],
          ["IBAN", invoice.iban && formatIban(invoice.iban)],
          ["SIREN", invoice.supplier_siren && formatSiret(invoice.supplier_siren)],
          ["Reçue", invoice.source === "platform" ? "par la plateforme" : "ajoutée par l’atelier"],
        ]}
      />
    </div>
  </>
);

function Original({ invoice: { file_url, format, reference } }: { invoice: ReadInvoice }) {
  const isPdf = format === "pdf" || format === "facturx";
  return (
    <div>
      <Anchor href={file_url} target="_blank" size="sm">
        {`Fichier d’origine (${formatText(format)})`}
      </Anchor>
      {isPdf && (
        <iframe src={file_url} title={`Facture ${reference}`} className={styles.original} />
      )}
    </div>
  );
}

const STATUS_FR: Record<number, string> = {
  205: "Approuvée",
  207: "En litige",
  210: "Refusée",
  211: "Paiement noté",
};

function History({ invoice: { statuses } }: { invoice: ReadInvoice }) {
  const zone = useZone();
  if (statuses.length === 0) return null;
  return (
    <ul aria-label="Ce qui a été décidé">
      {statuses.map(({ code, at, reason }) => (
        <li key={at}>
          <Text size="sm">
            {`${formatMoment(at, zone)} : ${STATUS_FR[code] ?? code}`}
            {reason && `. ${reason}`}
          </Text>
        </li>
      ))}
    </ul>
  );
}
