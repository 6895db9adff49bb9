/** In « Réorganiser la journée » of today: this person runs over, which comes before a shorter road. */
import { Alert, Button, Group } from "@mantine/core";
import { LEAST_DELAY } from "../../../../domain/agenda/delay/under-way.ts";
import { useRead } from "../../../platform/query.ts";
import { delayQuery } from "./query.ts";
import { lateText } from "./late-text.ts";

type Props = { user_id: string; name: string; onOpen: () => void };

export function DelayNotice({ user_id, name, onOpen }: Props) {
  const read = useRead({
    query: delayQuery,
    variables: { user_id, minutes: 0 },
    nouns: ["event", "repair"],
  });
  const minutes = read.data?.delayProposal?.minutes ?? 0;
  if (minutes < LEAST_DELAY) return null;
  return (
    <Alert color="orange" variant="light" title={lateText(minutes, name)}>
      <Group>
        <Button onClick={onOpen}>Prévenir et réorganiser</Button>
      </Group>
    </Alert>
  );
}
