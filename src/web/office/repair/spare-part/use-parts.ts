/** Deliveries of parts as a screen notes them, and a part that is needed no more. */
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { cancelSparePart, partsReceived, saveSparePart } from "./actions.ts";
import { draftOfPart, inputOfPart } from "./draft.ts";
import type { SparePartParts } from "./parts.ts";

export function useParts() {
  const receiving = useDeferrable(partsReceived);
  const cancelling = useAction(cancelSparePart);
  const saving = useAction(saveSparePart);
  /** All pieces that are missing, or as many of each as `quantity` says. */
  const receive = async (parts: readonly SparePartParts[], quantity?: number) => {
    const deliveries = parts.map((part) => ({
      part_id: part.id,
      from: part.received,
      quantity: quantity ?? part.quantity - part.received,
    }));
    const done = await receiving.act({ deliveries });
    if (done === "deferred") return done;
    const ready = done?.repairs.filter(({ status }) => status === "Prêt à réparer").length ?? 0;
    if (done && ready > 0) tellDone(readyText(ready));
    return done;
  };
  const cancel = async (part: SparePartParts, repair_id: string) => {
    if (!(await cancelling.act({ part_id: part.id }))) return;
    const input = inputOfPart(draftOfPart(part));
    tellUndo(`« ${part.description} » est annulée.`, () => {
      void saving.act({ id: part.id, repair_id, input, base: null });
    });
  };
  return { receive, cancel, busy: receiving.busy };
}

const readyText = (count: number): string =>
  count === 1
    ? "Toutes les pièces sont là : la réparation est prête, le client est prévenu."
    : `${count} réparations sont prêtes, leurs clients sont prévenus.`;
