/** « Urgence : qui et quand ? »: who could come, when, and what each choice costs; one press plans it. */
import { Button, Stack, Switch, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useId, useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { toInstant, type Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { PhoneLink } from "../../client/phone-link.tsx";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import { jobText } from "../gap/words.ts";
import { urgentQuery, type UrgentChoice, type UrgentDelay } from "./query.ts";
import { useUrgent } from "./use-urgent.ts";
import { comesText, costText, delayText, movedBy, soonestOf } from "./words.ts";
import gap from "../gap/gap.module.css";
import styles from "./urgent.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { repair_id: string; onClose: () => void };

const SMALL = "(max-width: 44.99em)";

export function UrgentDialog({ repair_id, onClose }: Props) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const zone = useZone();
  const [tell_client, setTell] = useState(true);
  const read = useRead({ query: urgentQuery, variables: { repair_id }, nouns: ["event"] });
  const { plan, busy } = useUrgent({ tell_client, zone, onPlanned: onClose });
  const choices = read.data?.urgentChoices ?? [];
  const [first] = choices;
  const list = { soonest: soonestOf(choices), zone, busy, plan };
  return (
    <Dialog onClose={onClose} title="Urgence : qui et quand ?" size={680} fullScreen={small}>
      <ReadStates read={read}>
        <Stack gap="md">
          {!first && (
            <Text size="sm">
              Personne ne peut passer dans les sept jours, pour cette adresse et ce métier, même en
              décalant des visites.
            </Text>
          )}
          {first && (
            <>
              <div>
                <Text fw={650}>{fullName(first.repair.client)}</Text>
                <Text size="sm">{jobText(first)}</Text>
                {first.repair.client.phones.slice(0, 1).map((phone) => (
                  <PhoneLink key={phone.number} {...phone} />
                ))}
              </div>
              <Switch
                label="Prévenir les clients par e-mail"
                checked={tell_client}
                onChange={({ currentTarget }) => setTell(currentTarget.checked)}
              />
            </>
          )}
          <Choices
            {...list}
            title="Sans mettre personne en retard"
            choices={choices.filter(({ keeps }) => keeps)}
          />
          <Choices
            {...list}
            title={choices.some(({ keeps }) => keeps) ? "Plus tôt, mais…" : "Possible, mais…"}
            choices={choices.filter(({ keeps }) => !keeps)}
          />
        </Stack>
      </ReadStates>
    </Dialog>
  );
}

type ListProps = {
  soonest: UrgentChoice | undefined;
  zone: Zone;
  busy: boolean;
  plan: (choice: UrgentChoice) => Promise<void>;
};

function Choices({
  title,
  choices,
  ...list
}: ListProps & { title: string; choices: readonly UrgentChoice[] }) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" mb={8} id={id}>
        {title}
      </Title>
      <ul className={`${gap.fillings} ${styles.choices}`}>
        {choices.map((choice) => (
          <Choice key={`${choice.user_id} ${choice.start_at}`} choice={choice} {...list} />
        ))}
      </ul>
    </section>
  );
}

function Choice({ choice, soonest, zone, busy, plan }: ListProps & { choice: UrgentChoice }) {
  const who = useColleagues()(choice.user_id);
  const said = comesText(choice, { who, now: toInstant(useNow()), zone });
  const isLate = choice.delays.some(({ late }) => late > 0);
  return (
    <li>
      <div>
        <strong className={styles.said}>{said}</strong>
        <Text size="sm" c="dimmed">
          {costText(choice, zone)}
        </Text>
        <Delays delays={movedBy(choice)} zone={zone} />
        <div className={styles.marks}>
          {choice === soonest && <Mark tone="good">Le plus tôt</Mark>}
          {isLate && <Mark tone="bad">Un client attendra</Mark>}
          {choice.overtime > 0 && <Mark tone="wait">Heures en plus</Mark>}
        </div>
      </div>
      <Button
        variant={choice.keeps ? "light" : "default"}
        loading={busy}
        aria-label={`Planifier, ${said}`}
        onClick={() => void plan(choice)}
      >
        Planifier
      </Button>
    </li>
  );
}

const Delays = ({ delays, zone }: { delays: readonly UrgentDelay[]; zone: Zone }) =>
  delays.length === 0 ? (
    <Text size="sm" c="dimmed">
      Aucune visite ne bouge.
    </Text>
  ) : (
    <ul className={styles.delays}>
      {delays.map((delay) => (
        <li key={`${delay.from.start_at} ${delay.to.start_at}`}>{delayText(delay, zone)}</li>
      ))}
    </ul>
  );
