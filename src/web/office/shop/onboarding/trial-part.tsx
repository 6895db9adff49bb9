import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { bookingPath } from "../../../../domain/shop/address.ts";
import { dateOf, formatWindow, type Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { removeTrial, trialQuery, type StepParts, type TrialParts } from "./query.ts";

type Props = { opening: StepParts; zone: Zone };

/** The page as a client lives it: tried once, seen in the agenda, removed by one press. */
export function TrialPart({ opening, zone }: Props) {
  const read = useRead({ query: trialQuery, variables: {}, nouns: ["event"] });
  const trial = read.data?.booking_trial;
  return (
    <section aria-labelledby="trial">
      <Title order={2} size={20} id="trial">
        Essayez comme un client
      </Title>
      <ReadStates read={read}>
        {trial ? (
          <Tried trial={trial} zone={zone} retry={read.retry} />
        ) : (
          <>
            <Text c="dimmed" mb="sm">
              Réservez une visite sur votre page. La lettre ne part qu’à vous, et l’essai n’entre ni
              dans vos chiffres, ni dans vos numéros, ni dans vos avis.
            </Text>
            <Button
              component="a"
              size="md"
              variant="light"
              href={`${bookingPath(opening)}?essai=1`}
            >
              Faire une réservation d’essai
            </Button>
          </>
        )}
      </ReadStates>
    </section>
  );
}

type TriedProps = { trial: TrialParts; zone: Zone; retry: () => void };

function Tried({ trial, zone, retry }: TriedProps) {
  const { act, busy } = useAction(removeTrial);
  const remove = async () => {
    if (!(await act({}))) return;
    tellDone("L’essai est retiré : son heure est libre à nouveau.");
    retry();
  };
  return (
    <>
      <Text mb="sm">
        Votre essai est dans l’agenda : {formatWindow(trial.start_at, trial.end_at, zone)}.
      </Text>
      <Group gap="sm">
        <Button
          size="md"
          variant="light"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/app/agenda"
              search={{ date: dateOf(trial.start_at, zone), appointemnt: trial.event_id }}
            />
          )}
        >
          Voir l’essai dans l’agenda
        </Button>
        <Button size="md" variant="default" loading={busy} onClick={() => void remove()}>
          Retirer l’essai
        </Button>
      </Group>
    </>
  );
}
