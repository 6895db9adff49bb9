import { Anchor, Box, List, Text } from "@mantine/core";
import { formatMoment } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { exportPath } from "./export-path.ts";
import { headsQuery } from "./query.ts";
import { wayText } from "./words.ts";

/** What proves the register without us: copies of its end that left, and the key that signs the archives. */
export function HeadsPanel() {
  const zone = useZone();
  const { data } = useRead({ query: headsQuery, variables: {}, nouns: ["payment"] });
  if (!data) return null;
  const { ledger_heads: heads, attestation, archive_key } = data;
  return (
    <Panel title="Preuves gardées ailleurs">
      <Text size="sm" c="dimmed" maw="68ch">
        {attestation.head_advice ||
          "Chaque nuit, l’empreinte de la dernière écriture part hors de cette machine. Qui réécrirait le registre ne pourrait pas la changer."}
      </Text>
      {heads.length === 0 ? (
        <Text size="sm" mt={12}>
          Aucune empreinte n’est encore partie.
        </Text>
      ) : (
        <List size="sm" mt={12} listStyleType="none" spacing={4} aria-label="Empreintes envoyées">
          {heads.map(({ id, way, seq, sent_at, recipient, verified, check_text }) => (
            <List.Item key={id}>
              {`Écriture ${seq}, ${formatMoment(sent_at, zone)} : ${wayText({ way, recipient })}`}
              {check_text && (
                <Text span inherit c={verified ? "green.9" : "red.8"}>
                  {`, ${check_text}`}
                </Text>
              )}
              {way === "timestamp" && (
                <>
                  {". "}
                  <Anchor href={exportPath(`heads/${id}.tst`)} underline="always" download>
                    Télécharger le jeton
                  </Anchor>
                </>
              )}
            </List.Item>
          ))}
        </List>
      )}
      <Box mt={12}>
        <Facts
          facts={[
            ["Clé des archives", <code style={{ wordBreak: "break-all" }}>{archive_key}</code>],
          ]}
        />
      </Box>
    </Panel>
  );
}
