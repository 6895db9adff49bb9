import { IconAlertTriangleFilled, IconFlame } from "@tabler/icons-react";
import { Mark } from "../../ui/office/mark.tsx";

type Props = { repair: { urgency: number; danger: { label: string } | null } };

/** Why a repair cannot wait: its danger in one word, otherwise that it is urgent. */
export const UrgencyMark = ({ repair: { urgency, danger } }: Props) => (
  <>
    {danger && (
      <Mark tone="urgent" icon={IconAlertTriangleFilled}>
        {danger.label}
      </Mark>
    )}
    {urgency === 1 && (
      <Mark tone="urgent" icon={IconFlame}>
        Urgent
      </Mark>
    )}
  </>
);
