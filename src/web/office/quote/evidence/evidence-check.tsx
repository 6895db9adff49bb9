import { Alert, List, Text } from "@mantine/core";
import { useRead } from "../../../platform/query.ts";
import { evidenceQuery } from "../query.ts";

/** The server computes again the digest of the document and the links of the register, and says what it found. */
export function EvidenceCheck({ quote_id }: { quote_id: string }) {
  const { data } = useRead({ query: evidenceQuery, variables: { id: quote_id }, nouns: ["quote"] });
  if (!data) return null;
  const { is_signed, findings } = data.quote_evidence;
  if (is_signed && findings.length === 0)
    return (
      <Text size="sm" mt={8} c="dimmed">
        Vérifié à l’instant : l’empreinte recalculée du devis est celle qui a été signée, et la
        réponse est intacte dans le registre.
      </Text>
    );
  return (
    <Alert mt={8} color="red" variant="light" title="Cette preuve ne vaut plus">
      <List size="sm">
        {!is_signed && (
          <List.Item>L’empreinte recalculée du devis n’est pas celle qui a été signée.</List.Item>
        )}
        {findings.map((finding) => (
          <List.Item key={finding}>{finding}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
