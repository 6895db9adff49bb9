import { Chip, Group, NativeSelect, Skeleton, Stack, Switch, Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { RUNG_FR, RUNGS } from "../../../../domain/message/rules/rules.ts";
import { formatWallTime } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useWanted } from "../../../platform/saving/wanted.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Reviews, type Part, type Rules } from "./reviews-switch.tsx";
import { RemindersPreview } from "./reminders-preview.tsx";
import { rulesQuery, saveRules, type RulesParts } from "./query.ts";

/** When clients are reminded of an appointment, and when they are left in peace. */
export function RulesSection() {
  const read = useRead({ query: rulesQuery, variables: {}, nouns: ["shop"] });
  return (
    <ReadStates read={read} shape={<Skeleton h={220} />}>
      {read.data && <Rules stored={read.data.message_rules} />}
    </ReadStates>
  );
}

function Rules({ stored: { __typename, ...stored } }: { stored: RulesParts }) {
  const me = useSession()?.me;
  const { act } = useAction(saveRules);
  const [rules, choose] = useWanted<Rules>(stored);
  const disabled = !me || !may(me, "edit-settings");
  const save = (changed: Partial<Rules>) => {
    const input = { ...rules, ...changed };
    return choose(input, () => act({ input }));
  };
  return (
    <Stack gap="lg">
      <Ladder rules={rules} disabled={disabled} save={save} />
      <Unclaimed rules={rules} disabled={disabled} save={save} />
      <Reviews rules={rules} disabled={disabled} save={save} />
      <Silence rules={rules} disabled={disabled} save={save} />
      <RemindersPreview rules={rules} />
      {disabled && (
        <Text size="sm" c="dimmed">
          Seul le responsable de l’atelier peut changer ces réglages.
        </Text>
      )}
    </Stack>
  );
}

const Ladder = ({ rules: { rungs }, disabled, save }: Part) => (
  <Stack gap={8} role="group" aria-label="Rappels des rendez-vous">
    <Text size="sm">
      Rappeler son rendez-vous au client, par e-mail ou par SMS. Si le rendez-vous est déplacé ou
      annulé, ses rappels suivent.
    </Text>
    {RUNGS.map((rung) => (
      <Switch
        key={rung}
        size="md"
        label={RUNG_FR[rung]}
        checked={rungs.includes(rung)}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) =>
          void save({ rungs: checked ? [...rungs, rung] : rungs.filter((one) => one !== rung) })
        }
      />
    ))}
  </Stack>
);

const Unclaimed = ({ rules: { unclaimed }, disabled, save }: Part) => (
  <Stack gap={8} role="group" aria-label="Appareils non réclamés">
    <Text size="sm">
      Rappeler au client que son appareil l’attend à l’atelier, 7, 30 et 90 jours après qu’il peut
      le retirer. Les rappels s’arrêtent quand l’appareil est rendu.
    </Text>
    <Switch
      size="md"
      label="Rappeler les appareils non réclamés"
      checked={unclaimed}
      disabled={disabled}
      onChange={({ currentTarget: { checked } }) => void save({ unclaimed: checked })}
    />
  </Stack>
);

const HOURS = Array.from({ length: 48 }, (_, index) => ({
  value: String(index * 30),
  label: formatWallTime(index * 30),
}));
const DAYS = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];

const Silence = ({ rules, disabled, save }: Part) => (
  <Stack gap={8} role="group" aria-label="Heures calmes">
    <Text size="sm">
      Heures calmes : pendant ces heures, les rappels et les SMS attendent. « Je suis en route » et
      les codes partent toujours.
    </Text>
    <Group gap="md" align="end">
      <NativeSelect
        label="De"
        data={HOURS}
        value={String(rules.quiet_from)}
        disabled={disabled}
        onChange={({ currentTarget }) => void save({ quiet_from: Number(currentTarget.value) })}
      />
      <NativeSelect
        label="À"
        data={HOURS}
        value={String(rules.quiet_to)}
        disabled={disabled}
        onChange={({ currentTarget }) => void save({ quiet_to: Number(currentTarget.value) })}
      />
    </Group>
    <Text size="sm">Et toute la journée :</Text>
    <Chip.Group
      multiple
      value={rules.quiet_days.map(String)}
      onChange={(days) => void save({ quiet_days: days.map(Number) })}
    >
      <Group gap={6}>
        {DAYS.map((day, index) => (
          <Chip key={day} value={String(index + 1)} disabled={disabled} size="sm">
            {day}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </Stack>
);
