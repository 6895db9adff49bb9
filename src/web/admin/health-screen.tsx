import { Anchor, Stack } from "@mantine/core";
import { Mark } from "../ui/office/mark.tsx";
import { Facts, Panel } from "../ui/office/panel.tsx";
import { ReadStates } from "../ui/office/read-states.tsx";
import { healthShape, type Health } from "./query.ts";
import { useAnswer } from "./use-answer.ts";
import { countText, momentText } from "./words.ts";

const STATES: Record<string, { label: string; tone: "good" | "wait" | "bad" }> = {
  ok: { label: "Tout va bien", tone: "good" },
  late: { label: "En retard", tone: "wait" },
  full: { label: "Plein", tone: "bad" },
  down: { label: "En panne", tone: "bad" },
};

const State = ({ of }: { of: string }) => {
  const { label, tone } = STATES[of] ?? { label: of, tone: "wait" as const };
  return <Mark tone={tone}>{label}</Mark>;
};

export function HealthScreen() {
  const read = useAnswer("/api/v1/admin/health", healthShape);
  return <ReadStates read={read}>{read.data && <Shown health={read.data} />}</ReadStates>;
}

const Shown = ({ health: { readiness, queue, backed_up_at, build } }: { health: Health }) => (
  <Stack>
    <Panel title="Ce dont Établi a besoin">
      <Facts
        facts={[
          ["Base de données", <State key="database" of={readiness.database} />],
          ["File des tâches", <State key="queue" of={readiness.queue} />],
          ["Disque", <State key="disk" of={readiness.disk} />],
          ["Fichiers", <State key="files" of={readiness.files} />],
        ]}
      />
    </Panel>
    <Panel title="File des tâches">
      <Facts
        facts={[
          ["À faire maintenant", countText(queue.due, "tâche")],
          ["Prévues plus tard", countText(queue.planned, "tâche")],
          [
            "En échec",
            <Anchor key="dead" href="/admin/echecs">
              {countText(queue.dead, "tâche")}
            </Anchor>,
          ],
          ["La plus ancienne attend depuis", momentText(queue.oldest_at, "aucune n’attend")],
        ]}
      />
    </Panel>
    <Panel title="Sauvegarde et version">
      <Facts
        facts={[
          ["Dernière sauvegarde", momentText(backed_up_at, "aucune (npm run backup)")],
          ["Établi", build.version],
          ["Sources", [build.commit, build.date.slice(0, 10)].filter(Boolean).join(", ")],
          ["Node", build.node],
        ]}
      />
    </Panel>
  </Stack>
);
