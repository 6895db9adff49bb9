import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { CONCLUSION_FR, isOutcome } from "../../../domain/call/end.ts";
import { stillsOf } from "../../../domain/call/stills.ts";
import { DRAFT_LIMITS } from "../../../domain/quote/input.ts";
import { formatMoment } from "../../../domain/time.ts";
import { Facts, Panel } from "../../ui/office/panel.tsx";
import { Allowed } from "../account/allowed.tsx";
import { journalOf } from "../repair/sheet/words.ts";
import { useZone } from "../shop/use-shop.ts";
import { BillPanel } from "./bill-panel.tsx";
import { ChooseRepair } from "./choose-repair.tsx";
import type { Call } from "./query.ts";
import { RecordingsPanel } from "./recording/recordings-panel.tsx";
import { StillsPanel } from "./still/stills-panel.tsx";
import { loadingNotes, standingOf, titleOfCall } from "./words.ts";
import styles from "./call-screen.module.css";

/** None is on its way any more. */
const NOTHING = (): void => undefined;

/** What became of a call, and the way on. */
export function EndedCall({ call }: { call: Call }) {
  const zone = useZone();
  const { repair, outcome } = call;
  const known = outcome && isOutcome(outcome) ? outcome : "none";
  const stills = repair ? stillsOf(call.id, journalOf(repair)) : [];
  return (
    <div className={styles.ended}>
      <Title order={2}>{titleOfCall(call)}</Title>
      <Panel title="Appel terminé">
        <Text mb={8}>
          {formatMoment(call.opened_at, zone)} · {standingOf(call)}
        </Text>
        <Facts
          facts={[
            [CONCLUSION_FR[known], call.conclusion && <Said text={call.conclusion} />],
            ["Notes", call.notes && <Said text={call.notes} />],
          ]}
        />
        <Text size="sm" c="dimmed" mt={8}>
          Son lien n’ouvre plus rien.{" "}
          {call.recordings.length === 0
            ? "Rien n’en a été enregistré : ni image, ni son."
            : "Le client avait accepté son enregistrement."}
        </Text>
      </Panel>
      <StillsPanel repair={repair} kept={stills} pending={[]} onAgain={NOTHING} onDrop={NOTHING} />
      {repair && <RecordingsPanel call={call} repair_id={repair.id} />}
      {!repair && <ChooseRepair call_id={call.id} />}
      {repair && known === "solved" && (
        <BillPanel repair_id={repair.id} email={repair.client.email} />
      )}
      <Group gap={8}>
        {repair && <Next call={call} repair_id={repair.id} />}
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

const Said = ({ text }: { text: string }) => <span className={styles.said}>{text}</span>;

type NextProps = { call: Call; repair_id: string };

/** The agenda with the parts to load in the notes, or the quote with what is to be quoted. */
function Next({ call, repair_id }: NextProps) {
  if (call.outcome === "visit")
    return (
      <Allowed action="edit-agenda">
        <Button
          renderRoot={(props) => (
            <Link
              {...props}
              to="/app/agenda"
              search={{ repair_id, event_kind: "Réparation", event_notes: loadingNotes(call) }}
            />
          )}
        >
          Planifier la visite
        </Button>
      </Allowed>
    );
  if (call.outcome !== "quote") return null;
  const subject = call.conclusion.slice(0, DRAFT_LIMITS.subject) || undefined;
  return (
    <Allowed action="edit-quote">
      <Button
        renderRoot={(props) => (
          <Link {...props} to="/app/repair/quote" search={{ repair_id, subject }} />
        )}
      >
        Préparer le devis
      </Button>
    </Allowed>
  );
}
