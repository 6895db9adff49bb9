import { IconClockExclamation } from "@tabler/icons-react";
import {
  SPARE_PART_FR,
  type SparePartState,
} from "../../../../domain/repair/spare-part/spare-part.ts";
import { Mark, type Tone } from "../../../ui/office/mark.tsx";

const TONES: Record<SparePartState, Tone> = {
  asked: "wait",
  ordered: "work",
  received: "good",
  cancelled: "quiet",
};

export const PartStateMark = ({ state, late }: { state: string; late: boolean }) => {
  if (late)
    return (
      <Mark tone="bad" icon={IconClockExclamation}>
        En retard
      </Mark>
    );
  return isState(state) ? <Mark tone={TONES[state]}>{SPARE_PART_FR[state]}</Mark> : null;
};

const isState = (state: string): state is SparePartState => Object.hasOwn(TONES, state);
