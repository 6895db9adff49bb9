import { Alert, Button, Group, List, Text } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useRead } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { verdictQuery } from "./query.ts";
import { verdictText } from "./words.ts";

/** The chain of what was sent, signed, issued and paid, read again when it is asked for. */
export const ChainPanel = () => (
  <Allowed action="export-accounts">
    <Chain />
  </Allowed>
);

function Chain() {
  const [asked, setAsked] = useState(0);
  const read = useRead({ query: verdictQuery, variables: {}, nouns: [], pause: asked === 0 });
  const verdict = read.data?.ledger_verdict;
  const isReading = asked > 0 && (read.waiting || read.late);
  return (
    <Panel title="Registre des documents">
      <Text size="sm" c="dimmed" maw="68ch">
        Devis envoyés, signatures, factures, avoirs, paiements, PDF remis, clôtures, archives et
        exports sont enchaînés l’un à l’autre. La vérification relit tout et dit ce qui aurait été
        modifié hors d’Établi.
      </Text>
      <Group mt={12}>
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={18} aria-hidden />}
          loading={isReading}
          onClick={() => {
            if (asked > 0) read.retry();
            setAsked(asked + 1);
          }}
        >
          Vérifier le registre
        </Button>
      </Group>
      <div role="status">
        {read.failed && (
          <Alert
            mt={12}
            color="red"
            variant="light"
            title="La vérification n’a pas abouti. Recommencez."
          />
        )}
        {verdict && !isReading && (
          <Alert
            mt={12}
            color={verdict.count === 0 ? "green" : "red"}
            variant="light"
            title={verdictText(verdict)}
          >
            {verdict.findings.length > 0 && (
              <List size="sm">
                {verdict.findings.map(({ text }) => (
                  <List.Item key={text}>{text}</List.Item>
                ))}
              </List>
            )}
          </Alert>
        )}
      </div>
    </Panel>
  );
}
