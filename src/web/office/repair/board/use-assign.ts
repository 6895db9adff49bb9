/** Entrusts repairs to a person; each goes back to its own by « Annuler ». */
import { fullName } from "../../../../domain/client/names.ts";
import { useAction } from "../../../platform/query.ts";
import { tellRefusal } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import type { ShopUser } from "../../shop/use-shop.ts";
import { assignRepairs } from "./actions.ts";
import type { BoardCard } from "./query.ts";
import { manyText, unchangedText } from "./words.ts";

export function useAssign(users: readonly ShopUser[]) {
  const { act } = useAction(assignRepairs);
  return async (cards: readonly BoardCard[], technician_id: string | null) => {
    const answer = await act({
      assignments: cards.map(({ id }) => ({ repair_id: id, technician_id })),
    });
    if (!answer) return;
    const { changed, unchanged } = answer;
    if (unchanged.length > 0) tellRefusal(unchangedText(unchanged));
    if (changed.length === 0) return;
    const ids = new Set(changed.map(({ id }) => id));
    const back = cards
      .filter(({ id }) => ids.has(id))
      .map((card) => ({ repair_id: card.id, technician_id: card.technician_id }));
    tellUndo(
      assignedText(
        changed,
        users.find(({ id }) => id === technician_id),
      ),
      () => void act({ assignments: back }),
    );
  };
}

const assignedText = (cards: readonly BoardCard[], user: ShopUser | undefined): string =>
  user
    ? `${manyText(cards)}\u00a0: confié à ${fullName(user)}`
    : `${manyText(cards)}\u00a0: confié à personne`;
