import { Stack, Switch, Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import {
  CHANNEL_FR,
  CHANNELS,
  CHOICE_WAY_FR,
  CHOICE_WAYS,
  type Channel,
} from "../../../../domain/message/choice/choice.ts";
import { dateOf, formatNumericDate } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import { choicesQuery, setMessageChoice, type ClientChoices } from "./query.ts";

type Choice = ClientChoices["message_choices"][number];

/** Reminders and news, way by way; what the law or the contract needs is sent whatever is chosen here. */
export function ChoicePanel({ client_id }: { client_id: string }) {
  const read = useRead({ query: choicesQuery, variables: { client_id }, nouns: ["client"] });
  const choices = read.data?.client?.message_choices;
  if (!choices) return null;
  return (
    <Panel title="Rappels et nouvelles">
      <Stack gap={12}>
        {CHANNELS.map((channel) => (
          <ChannelSwitch
            key={channel}
            client_id={client_id}
            channel={channel}
            choice={choices.find((one) => one.channel === channel)}
          />
        ))}
        <Text size="sm" c="dimmed">
          Rendez-vous, devis, factures et codes partent toujours.
        </Text>
      </Stack>
    </Panel>
  );
}

type SwitchProps = { client_id: string; channel: Channel; choice: Choice | undefined };

function ChannelSwitch({ client_id, channel, choice }: SwitchProps) {
  const me = useSession()?.me;
  const { act, busy } = useAction(setMessageChoice);
  const since = useSince();
  const wanted = choice?.wanted ?? true;
  return (
    <Switch
      size="md"
      label={`Par ${CHANNEL_FR[channel]}`}
      description={choice && since(choice)}
      checked={busy ? !wanted : wanted}
      disabled={!me || !may(me, "edit-client")}
      onChange={({ currentTarget }) =>
        void act({ client_id, channel, wanted: currentTarget.checked })
      }
    />
  );
}

/** « Refusés le 23/11/2026, par le lien d’un message » */
function useSince() {
  const zone = useZone();
  const nameOf = useColleagues();
  return ({ wanted, via, created_by, created_at }: Choice): string => {
    const way = CHOICE_WAYS.find((known) => known === via);
    const who = created_by ? nameOf(created_by) : "";
    const how = who ? `noté par ${who}` : way && CHOICE_WAY_FR[way];
    const day = formatNumericDate(dateOf(created_at, zone));
    return [`${wanted ? "Acceptés de nouveau" : "Refusés"} le ${day}`, how]
      .filter(Boolean)
      .join(", ");
  };
}
