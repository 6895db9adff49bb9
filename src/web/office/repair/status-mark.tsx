import {
  IconArchive,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconFilePencil,
  IconGauge,
  IconHourglass,
  IconPackage,
  IconPencil,
  IconSend,
  IconThumbUp,
  IconTool,
  IconTruck,
  type Icon,
} from "@tabler/icons-react";
import { isRepairStatus, type RepairStatus } from "../../../domain/repair/status.ts";
import { Mark, type Tone } from "../../ui/office/mark.tsx";

/** Yellow waits for another person, purple is for the shop to do, green is finished. */
export const STATUS_LOOK: Record<RepairStatus, { tone: Tone; icon: Icon }> = {
  Brouillon: { tone: "quiet", icon: IconPencil },
  "Devis à faire": { tone: "work", icon: IconFilePencil },
  "Devis à envoyer": { tone: "work", icon: IconSend },
  "Devis en attente Client": { tone: "wait", icon: IconHourglass },
  "Devis accepté": { tone: "good", icon: IconThumbUp },
  "Devis refusé": { tone: "bad", icon: IconCircleX },
  "Livraison / Enlèvement": { tone: "work", icon: IconTruck },
  "Attente de pièces": { tone: "wait", icon: IconPackage },
  "Prêt à réparer": { tone: "work", icon: IconTool },
  "En essai": { tone: "work", icon: IconGauge },
  Réparé: { tone: "good", icon: IconCircleCheck },
  "Attente de réglement": { tone: "wait", icon: IconCash },
  "Terminer/Archivé": { tone: "quiet", icon: IconArchive },
};

export const StatusMark = ({ status }: { status: string }) => {
  const look = isRepairStatus(status)
    ? STATUS_LOOK[status]
    : { tone: "quiet" as const, icon: IconPencil };
  return <Mark {...look}>{status}</Mark>;
};
