/** « Trouver une place »: where a repair that waits for a visit costs the least road; one press plans it. */
import { Button, Stack, Switch, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { dateOf, formatDay, type Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import { placesQuery, type Filling } from "./query.ts";
import { usePlanning } from "./use-planning.ts";
import { announcedText, hoursText, jobText, roadText } from "./words.ts";
import styles from "./gap.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { repair_id: string; onClose: () => void };

const SMALL = "(max-width: 44.99em)";

export function PlacesDialog({ repair_id, onClose }: Props) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const zone = useZone();
  const [tell_client, setTell] = useState(true);
  const read = useRead({ query: placesQuery, variables: { repair_id }, nouns: ["event"] });
  const { plan, busy } = usePlanning({ tell_client, zone, onPlanned: onClose });
  const places = read.data?.repairPlaces;
  const repair = places?.[0]?.repair;
  return (
    <Dialog onClose={onClose} title="Trouver une place" size={640} fullScreen={small}>
      <ReadStates read={read}>
        <Stack gap="md">
          {places?.length === 0 && (
            <Text size="sm">
              Aucune place libre dans les deux semaines qui viennent, pour cette adresse et ce
              métier.
            </Text>
          )}
          {repair && (
            <>
              <div>
                <Text fw={650}>{fullName(repair.client)}</Text>
                <Text size="sm">{jobText({ repair })}</Text>
              </div>
              <Text size="sm" c="dimmed">
                Les places libres des deux semaines qui viennent, le plus petit détour d’abord.
              </Text>
              <Switch
                label="Prévenir le client de l’heure annoncée"
                checked={tell_client}
                onChange={({ currentTarget }) => setTell(currentTarget.checked)}
              />
            </>
          )}
          <ul className={styles.fillings}>
            {places?.map((place) => (
              <Place
                key={`${place.slot.user_id} ${place.slot.start_at}`}
                place={place}
                zone={zone}
                busy={busy}
                onPlan={() => plan(place)}
              />
            ))}
          </ul>
        </Stack>
      </ReadStates>
    </Dialog>
  );
}

type PlaceProps = { place: Filling; zone: Zone; busy: boolean; onPlan: () => Promise<void> };

function Place({ place, zone, busy, onPlan }: PlaceProps) {
  const { slot } = place;
  const who = useColleagues()(slot.user_id);
  const [day, hours] = [formatDay(dateOf(slot.start_at, zone)), hoursText(place, zone)];
  return (
    <li>
      <div>
        <strong className={styles.when}>
          {day}, <span>{hours}</span>
        </strong>
        <Text size="sm">
          {who}, {roadText(place)}
        </Text>
        <Text size="sm" c="dimmed">
          {announcedText(place, zone)}
        </Text>
      </div>
      <Button
        variant="light"
        loading={busy}
        aria-label={`Planifier, ${day}, ${hours}, ${who}`}
        onClick={() => void onPlan()}
      >
        Planifier
      </Button>
    </li>
  );
}
