/** Moves of cards: shown at once, sent one after the other, taken back in one click. */
import { useRef, useState } from "react";
import { passageRefusal } from "../../../../domain/repair/passage.ts";
import { isRepairStatus, type RepairStatus } from "../../../../domain/repair/status.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { painted } from "../../../ui/after-paint.ts";
import { tellRefusal } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { moveRepairs } from "./actions.ts";
import { pinned, settledPins, type CardMove, type Pin } from "./placing.ts";
import { CARD_NOUNS, movedQuery, type BoardCard } from "./query.ts";
import { cardName, manyText, movedText, unchangedText } from "./words.ts";

type Move = CardMove<BoardCard>;

export type Moves = {
  pins: readonly Pin<BoardCard>[];
  /** The latest that the server said of a pinned card. */
  readOf: (id: string) => BoardCard | undefined;
  move: (cards: readonly BoardCard[], to: RepairStatus) => void;
  /** What was done last, for those who hear the screen. */
  said: string;
};

export function useMoves(counts: string): Moves {
  const [pins, setPins] = useState<readonly Pin<BoardCard>[]>([]);
  const [said, say] = useState("");
  const { act } = useAction(moveRepairs);
  const queue = useRef(Promise.resolve());
  // A card whose move is not answered yet is shown where it was moved: reading it would change nothing.
  const ids = pins.flatMap(({ card, isWaiting }) => (isWaiting ? [] : [card.id]));
  const read = useRead({
    query: movedQuery,
    variables: { ids },
    nouns: CARD_NOUNS,
    pause: ids.length === 0,
  });

  /** One request after the other: a card moved twice leaves the place where its first move put it. */
  const send = (moves: readonly Move[], onDone: (changed: readonly BoardCard[]) => void) => {
    const asked = new Set(moves.map(({ card }) => card.id));
    queue.current = queue.current.then(painted).then(async () => {
      const sent = moves.map(({ card, to }) => ({ repair_id: card.id, from: card.status, to }));
      const answer = await act({ moves: sent });
      const changed = answer?.changed ?? [];
      setPins((before) => settledPins(before, asked, changed));
      if (answer && answer.unchanged.length > 0) tellStayed(unchangedText(answer.unchanged), say);
      if (changed.length > 0) onDone(changed);
    });
  };

  const start = (moves: readonly Move[]) => setPins((before) => pinned(before, moves, counts));

  const takeBack = (moves: readonly Move[]) => {
    start(moves);
    say(`${manyText(moves.map(({ card }) => card))}\u00a0: retour au statut précédent`);
    send(moves, () => undefined);
  };

  const move = (cards: readonly BoardCard[], to: RepairStatus) => {
    const moves = cards.flatMap((card) => (card.status === to ? [] : [{ card, to }]));
    const stopped = closedTo(cards, to);
    if (stopped) return tellStayed(stopped, say);
    if (moves.length === 0) return undefined;
    start(moves);
    say(movedText(cards, to));
    send(moves, (changed) =>
      tellUndo(movedText(changed, to), () => takeBack(inverse(moves, changed))),
    );
    return undefined;
  };
  const readOf = (id: string) => read.data?.repairs_by_id.find((card) => card.id === id);
  return { pins, readOf, move, said };
}

function tellStayed(text: string, say: (text: string) => void): undefined {
  say(text);
  return tellRefusal(text);
}

/** Why a single card may not go there; many are sent, and the server answers for each. */
function closedTo(cards: readonly BoardCard[], to: RepairStatus): string | undefined {
  const [card] = cards;
  if (cards.length !== 1 || !card || !isRepairStatus(card.status)) return undefined;
  const refused = passageRefusal({ from: card.status, to });
  return refused && refused !== "unchanged"
    ? `${cardName(card)}\u00a0: ${refusalText(refused)}`
    : undefined;
}

/** What takes these moves back: each changed card to the status that it left. */
const inverse = (moves: readonly Move[], changed: readonly BoardCard[]): Move[] =>
  changed.flatMap((card) => {
    const from = moves.find((made) => made.card.id === card.id)?.card.status ?? "";
    return isRepairStatus(from) ? [{ card, to: from }] : [];
  });
