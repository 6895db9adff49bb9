import { Anchor, Chip, Group, Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import {
  availableUsers,
  bestSlot,
  lostStart,
  slotsOf,
  type SlotWish,
} from "../../../../../domain/agenda/best-slot.ts";
import type {
  ChosenSlot,
  WizardAppointment,
  WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { formatDay, type Instant, type Zone } from "../../../../../domain/time.ts";
import { useColleagues } from "../../../shop/use-shop.ts";
import {
  bestReason,
  changedSlot,
  daysOf,
  slotAppointment,
  soonerText,
  slotKey,
} from "./slot-list.ts";
import { SlotDetails } from "./slot-details.tsx";
import { SlotGroup } from "./slot-group.tsx";
import type { FoundSlot } from "../query.ts";
import styles from "../wizard.module.css";

type Props = {
  found: { slots: readonly FoundSlot[]; preselected: readonly string[]; located: boolean };
  draft: WizardDraft;
  lost: Instant | null;
  zone: Zone;
  onPick: (appointment: WizardAppointment) => void;
  quiet: boolean;
};

/** Days shown before « Voir plus de jours ». */
const FIRST_DAYS = 4;

/** The free slots: the best is chosen already, Enter takes it. */
export function SlotChoice({ found, draft, lost, zone, onPick, quiet }: Props) {
  const { preselected, located } = found;
  const name = useId();
  const [user_id, setUser] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const slots = slotsOf(found.slots, user_id);
  const { appointment } = draft;
  const chosen = appointment?.type === "slot" ? appointment : undefined;
  const [missed, setMissed] = useState<Instant | null>(null);
  const gone = lostStart(found.slots, chosen?.slot);
  const wish: SlotWish = { preselected, urgency: draft.urgency, lost: lost ?? gone ?? missed };
  const best = bestSlot(slots, wish);
  const pick = (slot: FoundSlot) => {
    if (gone) setMissed(gone);
    onPick(slotAppointment(slot, chosen?.notes));
  };
  const isFree = !chosen || gone !== null;
  const place = usePreselection({ best, chosen: chosen?.slot, isFree, onPick: pick, quiet });
  useSlotAsOffered(chosen && changedSlot(found.slots, chosen.slot), pick);
  if (found.slots.length === 0) return <NoSlot />;

  const others = slots.filter((slot) => slot !== best);
  const days = daysOf(others, zone);
  const sooner = best && !wish.lost ? soonerText(best, slots, zone) : undefined;
  const row = { name, chosen: chosen && slotKey(chosen.slot), onPick: pick, zone };
  return (
    <div ref={place}>
      {!located && (
        <Text size="sm" c="dimmed" mb={8}>
          L’adresse n’est pas située&nbsp;: les trajets sont comptés au plus court.
        </Text>
      )}
      {missed && !lost && (
        <Text size="sm" mb={8} role="status">
          Le créneau choisi n’est plus libre. Le plus proche est proposé.
        </Text>
      )}
      <Technicians slots={found.slots} value={user_id} onChange={setUser} />
      <Stack gap="sm" mt="sm">
        {best && <SlotGroup {...row} title={bestReason(wish)} slots={[best]} withDay />}
        {sooner && (
          <Text size="sm" c="dimmed">
            {sooner}
          </Text>
        )}
        {days.slice(0, all ? undefined : FIRST_DAYS).map(({ date, slots: ofDay }) => (
          <SlotGroup {...row} key={date} title={formatDay(date)} slots={ofDay} />
        ))}
        {!all && days.length > FIRST_DAYS && (
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setAll(true)}>
            Voir plus de jours
          </Anchor>
        )}
        {chosen && <SlotDetails chosen={chosen} onPick={onPick} zone={zone} />}
      </Stack>
    </div>
  );
}

type PreselectionOptions = {
  best: FoundSlot | undefined;
  chosen: ChosenSlot | undefined;
  isFree: boolean;
  onPick: (slot: FoundSlot) => void;
  quiet: boolean;
};

/**
 * The best slot is chosen until another one is, and has the focus. The focus follows the chosen slot as well
 * as the best one: when the chosen slot leaves the list the best may stay the same, and the radio that had
 * the focus is gone from the page.
 */
function usePreselection({ best, chosen, isFree, onPick, quiet }: PreselectionOptions) {
  const place = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(() => best && isFree && onPick(best));
  const key = best && slotKey(best);
  const chosenKey = chosen && slotKey(chosen);
  useEffect(() => {
    if (key && isFree) take();
  }, [key, isFree]);
  useEffect(() => {
    if (key && !quiet) focusSlot(place.current, key);
  }, [key, chosenKey, quiet]);
  return place;
}

/** The chosen slot follows what is offered. */
function useSlotAsOffered(changed: FoundSlot | undefined, pick: (slot: FoundSlot) => void): void {
  const take = useEffectEvent(() => changed && pick(changed));
  useEffect(() => {
    take();
  }, [changed]);
}

/** On the chosen slot, wherever it stands in the list; until one is chosen, on the best one. */
function focusSlot(place: HTMLElement | null, best: string): void {
  const slots = [...(place?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
  const target = slots.find(({ checked }) => checked) ?? slots.find(({ value }) => value === best);
  target?.focus({ preventScroll: true });
}

const NoSlot = () => (
  <Text size="sm">
    Aucun créneau n’est libre dans les prochaines semaines pour cet appareil. Choisissez vous-même
    une heure, ou créez l’intervention sans rendez-vous.
  </Text>
);

type TechniciansProps = {
  slots: readonly FoundSlot[];
  value: string | null;
  onChange: (user_id: string | null) => void;
};

function Technicians({ slots, value, onChange }: TechniciansProps) {
  const nameOf = useColleagues();
  const ids = availableUsers(slots);
  if (ids.length < 2) return null;
  return (
    <Group gap={8} role="group" aria-label="Technicien">
      {[null, ...ids].map((id) => (
        <Chip
          classNames={{ label: styles.chipLabel }}
          key={id ?? "all"}
          size="xs"
          variant="outline"
          checked={value === id}
          onChange={() => onChange(id)}
        >
          {id ? nameOf(id) : "Tous"}
        </Chip>
      ))}
    </Group>
  );
}
