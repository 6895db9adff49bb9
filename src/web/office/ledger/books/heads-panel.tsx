import { Anchor, List, Text } from "@mantine/core";
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
  const { ledger_heads: heads, has_timestamps, archive_key } = data;
  return (
    <Panel title="Preuves gardées ailleurs">
      <Text size="sm" c="dimmed" maw="68ch">
        {`Chaque nuit, l’empreinte de la dernière écriture part hors de cette machine${has_timestamps ? " : un service d’horodatage la signe, et votre comptable la reçoit." : ", à l’adresse de votre comptable."} Qui réécrirait le registre ne pourrait pas la changer.`}
      </Text>
      {heads.length === 0 ? (
        <Text size="sm" mt={12}>
          Aucune empreinte n’est encore partie. Indiquez l’e-mail du comptable dans « Tenue des
          comptes ».
        </Text>
      ) : (
        <List size="sm" mt={12} listStyleType="none" spacing={4} aria-label="Empreintes envoyées">
          {heads.map(({ id, way, seq, sent_at, recipient }) => (
            <List.Item key={id}>
              {`Écriture ${seq}, ${formatMoment(sent_at, zone)} : ${wayText({ way, recipient })}`}
              {way === "timestamp" && (
                <>
                  {" "}
                  <Anchor href={exportPath(`heads/${id}.tst`)} download>
                    Télécharger le jeton
                  </Anchor>
                </>
              )}
            </List.Item>
          ))}
        </List>
      )}
      <Facts
        facts={[
          ["Clé des archives", <code style={{ wordBreak: "break-all" }}>{archive_key}</code>],
        ]}
      />
    </Panel>
  );
}
