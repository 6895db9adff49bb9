import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { fullName } from "../../../domain/client/names.ts";
import { QuoteMark } from "./quote-mark.tsx";
import type { QuotedRepair, WholeQuote } from "./query.ts";

type HeadProps = {
  repair_id: string;
  reference: string;
  client: QuotedRepair["client"];
  quote?: WholeQuote;
};

/** Whose quote it is, and the way to the sheet. */
export const QuoteHead = ({ repair_id, reference, client, quote }: HeadProps) => (
  <Group gap={12}>
    <Text size="lg" fw={700}>
      {fullName(client)}
    </Text>
    {quote && <QuoteMark status={quote.status} />}
    <Anchor
      renderRoot={(props) => (
        <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair_id }} />
      )}
      size="sm"
    >
      Fiche {reference}
    </Anchor>
  </Group>
);
