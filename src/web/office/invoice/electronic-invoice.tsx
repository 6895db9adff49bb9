import { Anchor, Text } from "@mantine/core";
import type { InvoiceParts } from "./parts.ts";
import { missingText } from "./words.ts";

/** The PDF holds it too: alone, it is for an accountant's program or a platform. */
export const ElectronicInvoice = ({
  invoice,
}: {
  invoice: Pick<
    InvoiceParts,
    "id" | "xml_url" | "missing_facts" | "reference" | "remainder" | "paid"
  >;
}) => (
  <>
    <Anchor
      href={invoice.xml_url}
      size="sm"
      aria-label={`Facture électronique ${invoice.reference} (XML)`}
    >
      Facture électronique (XML)
    </Anchor>
    {invoice.remainder === 0 && invoice.paid > 0 && (
      <Anchor
        href={`/app/document/settled/${invoice.id}.pdf`}
        target="_blank"
        size="sm"
        ml={16}
        aria-label={`Copie acquittée de ${invoice.reference}`}
      >
        Copie acquittée
      </Anchor>
    )}
    {invoice.missing_facts.length > 0 && (
      <Text size="sm" c="dimmed">
        {missingText(invoice.missing_facts)}
      </Text>
    )}
  </>
);
