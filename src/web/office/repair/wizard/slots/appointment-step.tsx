import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isEventOnly, type WizardAppointment } from "../../../../../domain/repair/wizard/draft.ts";
import type { Instant } from "../../../../../domain/time.ts";
import { useSession } from "../../../../platform/use-session.ts";
import { useWhilePressed } from "../../../../ui/use-while-pressed.ts";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { EventForm } from "../../../agenda/event/event-form.tsx";
import { useShop, useZone } from "../../../shop/use-shop.ts";
import { fieldsFor, modeOf, type Mode } from "./appointment-mode.ts";
import { focusFirst } from "../focus-first.ts";
import { SlotChoice } from "./slot-choice.tsx";
import { slotsNeed } from "./slot-search.ts";
import { useHastyEnter } from "./use-hasty-enter.ts";
import { useSlots } from "./use-slots.ts";
import type { StepProps } from "../reducer.ts";

type Props = StepProps & {
  /** True after an attempt to create: missing fields are then shown. */
  checked: boolean;
  /** The hour that was taken meanwhile. */
  lost: Instant | null;
};

/** When, and who goes: a slot found, hours chosen by hand, or later. */
export function AppointmentStep({ draft, change, checked, lost, quiet = false }: Props) {
  const zone = useZone();
  const slots = useSlots(draft);
  const [wished, setWished] = useState<Mode>();
  const mode = modeOf(draft, { wished, hasSlots: slots.isPossible });
  const set = (appointment: WizardAppointment | null) => change((now) => ({ ...now, appointment }));
  const place = useRef<HTMLDivElement>(null);
  // The slots come above the buttons, and would push them away under a finger.
  const isSearching = useWhilePressed(slots.read.waiting);
  const isWaiting = mode === "slot" && slots.isPossible && isSearching;
  const onEnter = useHastyEnter(isWaiting);
  const choose = (next: Mode) => {
    // The button pressed goes away: the keyboard goes on with what it opened.
    setTimeout(() => focusFirst(place.current), 0);
    setWished(next);
    set(next === "later" ? { type: "later" } : null);
  };
  useAskAgain(lost, slots.read.retry);
  const me = useSession()?.me.id;
  const users = useShop()?.users ?? [];
  const fields = fieldsFor(draft, { users, preselected: slots.found?.preselected ?? [], me });
  return (
    <Stack gap="md" ref={place} onKeyDownCapture={onEnter}>
      {isWaiting && <SlotsSearch />}
      {mode === "slot" && slots.isPossible && !isSearching && (
        <ReadStates read={slots.read}>
          {slots.found && (
            <SlotChoice
              found={slots.found}
              draft={draft}
              lost={lost}
              zone={zone}
              onPick={set}
              quiet={quiet}
            />
          )}
        </ReadStates>
      )}
      {mode === "manual" && (
        <>
          {slots.isWanted && !slots.isPossible && (
            <Text size="sm" c="dimmed">
              Pour proposer des créneaux, il manque {slotsNeed(draft)}.
            </Text>
          )}
          <EventForm
            value={fields}
            onChange={(next) => set({ type: "manual", fields: next })}
            zone={zone}
            checked={checked}
            mayRepeat={isEventOnly(draft)}
            event_id={draft.event_id}
          />
        </>
      )}
      {mode === "later" && (
        <Text size="sm">
          L’intervention sera créée sans rendez-vous. Vous le fixerez sur sa fiche.
        </Text>
      )}
      {!isEventOnly(draft) && <Modes mode={mode} hasSlots={slots.isPossible} onChoose={choose} />}
    </Stack>
  );
}

/** Has the keyboard until the slots come: no button stands under an Enter that was meant for them. */
const SlotsSearch = () => (
  <Text size="sm" c="dimmed" role="status" tabIndex={-1} data-autofocus>
    Recherche des créneaux libres…
  </Text>
);

/** A slot was taken meanwhile: what is free now is asked again. */
function useAskAgain(lost: Instant | null, retry: () => void): void {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (lost) ask();
  }, [lost]);
}

type ModesProps = {
  mode: Mode;
  hasSlots: boolean;
  onChoose: (mode: Mode) => void;
};

const Modes = ({ mode, hasSlots, onChoose }: ModesProps) => (
  <Group gap={8}>
    {mode !== "slot" && hasSlots && (
      <Button variant="default" size="xs" onClick={() => onChoose("slot")}>
        Voir les créneaux libres
      </Button>
    )}
    {mode !== "manual" && (
      <Button variant="default" size="xs" onClick={() => onChoose("manual")}>
        Choisir moi-même
      </Button>
    )}
    {mode !== "later" && (
      <Button variant="default" size="xs" onClick={() => onChoose("later")}>
        Sans rendez-vous pour l’instant
      </Button>
    )}
  </Group>
);
