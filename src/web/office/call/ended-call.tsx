import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Allowed } from "../account/allowed.tsx";
import { formatMoment } from "../../../domain/time.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { useZone } from "../shop/use-shop.ts";
import type { Call } from "./query.ts";
import { standingOf, titleOfCall } from "./words.ts";
import styles from "./call-screen.module.css";

/** What became of a call, and the way on. */
export function EndedCall({ call }: { call: Call }) {
  const zone = useZone();
  const { repair } = call;
  return (
    <div className={styles.ended}>
      <Title order={2}>{titleOfCall(call)}</Title>
      <Panel title="Appel terminé">
        <Text>
          {formatMoment(call.opened_at, zone)} · {standingOf(call)}
        </Text>
        {call.notes && <Text className={styles.said}>{call.notes}</Text>}
        <Text size="sm" c="dimmed" mt={8}>
          Son lien n’ouvre plus rien. Rien n’en a été enregistré : ni image, ni son.
        </Text>
      </Panel>
      <Group gap={8}>
        {repair && call.outcome === "visit" && (
          <Allowed action="edit-agenda">
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/app/agenda" search={{ repair_id: repair.id }} />
              )}
            >
              Planifier la visite
            </Button>
          </Allowed>
        )}
        {repair && call.outcome === "quote" && (
          <Allowed action="edit-quote">
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/app/repair/quote" search={{ repair_id: repair.id }} />
              )}
            >
              Préparer le devis
            </Button>
          </Allowed>
        )}
        {repair && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair.id }} />
            )}
          >
            Ouvrir la fiche
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/app/teleassistance" search={{}} />}
        >
          Tous les appels
        </Button>
      </Group>
    </div>
  );
}
