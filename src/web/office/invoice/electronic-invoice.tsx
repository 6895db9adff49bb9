import { Anchor, Text } from "@mantine/core";
import type { InvoiceParts } from "./parts.ts";
import { missingText } from "./words.ts";

/** The PDF holds it too: alone, it is for an accountant's program or a platform. */
export const ElectronicInvoice = ({
  invoice,
}: {
  invoice: Pick<InvoiceParts, "xml_url" | "missing_facts" | "reference">;
}) => (
  <>
    <Anchor
      href={invoice.xml_url}
      size="sm"
      aria-label={`Facture électronique ${invoice.reference} (XML)`}
    >
      Facture électronique (XML)
    </Anchor>
    {invoice.missing_facts.length > 0 && (
      <Text size="sm" c="dimmed">
        {missingText(invoice.missing_facts)}
      </Text>
    )}
  </>
);
