import { IconHourglass } from "@tabler/icons-react";
import { Mark } from "../../ui/office/mark.tsx";
import { isHeld, type HeldVisit } from "./held.ts";

/** Beside an appointment that does not stand yet. */
export const HeldMark = ({ visit }: { visit: HeldVisit }) =>
  isHeld(visit) && (
    <Mark tone="wait" icon={IconHourglass}>
      À confirmer
    </Mark>
  );
