import { Button, Group, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { useAction } from "../../../../platform/query.ts";
import { ConfirmButton } from "../../../../ui/office/confirm-button.tsx";
import { tellDone } from "../../../../ui/office/notify.ts";
import { Panel } from "../../../../ui/office/panel.tsx";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { requireSecondFactor } from "../actions.ts";
import { FactorRuleDialog } from "./rule-dialog.tsx";
import type { Person } from "../query.ts";
import { useFactorRule, type FactorRule } from "./use-factor-rule.ts";
import { factorRuleText, withoutFactorText } from "./words.ts";

/** Whether the team must have a second factor, since when, and who has none. */
export function FactorRulePanel({ people }: { people: readonly Person[] }) {
  const { read, rule } = useFactorRule();
  return (
    <Panel title="Second facteur">
      <ReadStates read={read} shape={<Skeleton h={72} />}>
        {rule && <Rule rule={rule} people={people} />}
      </ReadStates>
    </Panel>
  );
}

function Rule({ rule, people }: { rule: FactorRule; people: readonly Person[] }) {
  const [isChoosing, choose] = useState(false);
  const { act, busy } = useAction(requireSecondFactor);
  const leaveFree = async () => {
    if (await act({ from: null })) tellDone("Chacun choisit de nouveau.");
  };
  return (
    <>
      <Text size="sm">{factorRuleText(rule)}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {withoutFactorText(people)}
      </Text>
      <Group gap={8} mt="sm">
        <Button variant="default" onClick={() => choose(true)}>
          {rule.from ? "Changer la date…" : "L’exiger de toute l’équipe…"}
        </Button>
        {rule.from && (
          <ConfirmButton
            variant="default"
            loading={busy}
            title="Ne plus exiger de second facteur ?"
            why="Chacun garde celui qu’il a, et peut de nouveau entrer avec son mot de passe seul s’il le retire."
            onConfirm={leaveFree}
          >
            Ne plus l’exiger
          </ConfirmButton>
        )}
      </Group>
      {isChoosing && <FactorRuleDialog rule={rule} close={() => choose(false)} />}
    </>
  );
}
