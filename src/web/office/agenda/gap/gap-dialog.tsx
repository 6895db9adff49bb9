/** « Combler un trou »: the repairs to plan that cost the least road that day, and who waits for an earlier hour. */
import { Button, Divider, Stack, Switch, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { formatDay, type LocalDate, type Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { WaitingSection } from "../../booking/waiting/waiting-section.tsx";
import { PhoneLink } from "../../client/phone-link.tsx";
import { UrgencyMark } from "../../repair/urgency-mark.tsx";
import { UrgentButton } from "../urgent/urgent-button.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { gapQuery, type Filling } from "./query.ts";
import { usePlanning } from "./use-planning.ts";
import { announcedText, jobText, placeText } from "./words.ts";
import styles from "./gap.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = {
  date: LocalDate;
  zone: Zone;
  user_ids: readonly string[];
  onPlanned: (id: string) => void;
  onClose: () => void;
};

const SMALL = "(max-width: 44.99em)";

export function GapDialog({ date, zone, user_ids, onPlanned, onClose }: Props) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const [tell_client, setTell] = useState(true);
  const read = useRead({
    query: gapQuery,
    variables: { date, user_ids: [...user_ids] },
    nouns: ["event", "repair"],
  });
  const { plan, busy } = usePlanning({ tell_client, zone, onPlanned });
  const found = read.data?.gapFillings;
  return (
    <Dialog
      onClose={onClose}
      title={`Combler un trou, ${formatDay(date)}`}
      size={640}
      fullScreen={small}
    >
      <ReadStates read={read}>
        <Stack gap="md">
          {found?.length === 0 && (
            <Text size="sm">
              Aucune réparation à planifier ne tient dans les heures libres de ce jour.
            </Text>
          )}
          {found && found.length > 0 && (
            <>
              <Text size="sm" c="dimmed">
                Les réparations qui attendent une visite, la plus proche de la tournée d’abord.
              </Text>
              <Switch
                label="Prévenir le client de l’heure annoncée"
                checked={tell_client}
                onChange={({ currentTarget }) => setTell(currentTarget.checked)}
              />
              <ul className={styles.fillings}>
                {found.map((filling) => (
                  <Row
                    key={filling.repair.id}
                    filling={filling}
                    zone={zone}
                    busy={busy}
                    onPlan={() => plan(filling)}
                  />
                ))}
              </ul>
            </>
          )}
        </Stack>
      </ReadStates>
      <Divider my="md" />
      <WaitingSection zone={zone} />
    </Dialog>
  );
}

type RowProps = { filling: Filling; zone: Zone; busy: boolean; onPlan: () => Promise<void> };

function Row({ filling, zone, busy, onPlan }: RowProps) {
  const { repair, slot } = filling;
  const nameOf = useColleagues();
  const name = fullName(repair.client);
  const [phone] = repair.client.phones;
  return (
    <li>
      <div>
        <strong>{name}</strong> <UrgencyMark repair={repair} />
        <Text size="sm">{jobText(filling)}</Text>
        <Text size="sm" c="dimmed">
          {nameOf(slot.user_id)}, {placeText(filling, zone)}
        </Text>
        <Text size="sm" c="dimmed">
          {announcedText(filling, zone)}
        </Text>
        {phone && <PhoneLink {...phone} />}
        {repair.urgency === 1 && <UrgentButton repair_id={repair.id} name={name} />}
      </div>
      <Button
        variant="light"
        loading={busy}
        aria-label={`Planifier, ${name}`}
        onClick={() => void onPlan()}
      >
        Planifier
      </Button>
    </li>
  );
}
