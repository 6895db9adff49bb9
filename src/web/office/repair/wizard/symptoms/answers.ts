/** What each gesture makes of the symptoms: an answer, a word of the way cut, a danger read. */
import type { DangerCard } from "../../../../../domain/catalogue/safety/card.ts";
import { dangerOf } from "../../../../../domain/catalogue/safety/danger.ts";
import { tunnelFor } from "../../../../../domain/catalogue/tree/lead.ts";
import {
  isComplete,
  openTunnel,
  tunnelFrom,
  type Tunnel,
} from "../../../../../domain/catalogue/tree/tunnel.ts";
import { thingOf, type WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import type { Change } from "../reducer.ts";

/** Where the answers stand: what was kept, as long as it is about this kind of machine. */
export function tunnelOf(draft: WizardDraft): Tunnel {
  const kind_id = thingOf(draft)?.kind_id ?? "";
  const kept = draft.path.length > 0 ? tunnelFrom(kind_id, draft.path) : undefined;
  return kept ?? openTunnel(kind_id);
}

/** The machine was found by these words: the questions begin where they lead, and at their root otherwise. */
export const foundBy =
  (kind_id: string, words: string): Change =>
  (draft) => {
    const lead = tunnelFor(kind_id, words);
    return lead.path.length > 0 ? followed(lead, null).change(draft) : draft;
  };

/** The danger to show before the next question; undefined once it was read. */
export function unreadDanger(draft: WizardDraft): DangerCard | undefined {
  const danger = dangerOf({ answers: tunnelOf(draft).path });
  return danger?.word === draft.danger_read ? undefined : danger;
}

export type Followed = { change: Change; isOver: boolean };

/** The way taken up to there. It is over when it ends and its danger, if any, was read. */
export function followed(next: Tunnel, danger_read: string | null): Followed {
  const danger = dangerOf({ answers: next.path });
  return {
    change: (draft) => ({
      ...draft,
      path: next.path,
      symptoms_skipped: false,
      danger_read,
      urgency: urgencyAfter(draft, next.path, draft.notes),
    }),
    isOver: isComplete(next) && (!danger || danger.word === danger_read),
  };
}

/** The free words as they are typed now. */
export const noted =
  (notes: string): Change =>
  (draft) => ({ ...draft, notes, urgency: urgencyAfter(draft, draft.path, notes) });

/** The danger that only the free words say: the answers have already shown theirs. */
export function notedDanger({ path, notes }: WizardDraft): DangerCard | undefined {
  const danger = dangerOf({ answers: path, description: notes });
  return danger?.word === dangerOf({ answers: path })?.word ? undefined : danger;
}

/** A danger makes the intervention urgent; what is taken back takes back the urgency that it set. */
function urgencyAfter(
  { path, notes, urgency }: WizardDraft,
  answers: WizardDraft["path"],
  description: string,
): 0 | 1 {
  const before = dangerOf({ answers: path, description: notes });
  const danger = dangerOf({ answers, description });
  if (before?.word === danger?.word) return urgency;
  if (danger?.level === "danger") return 1;
  return before?.level === "danger" ? 0 : urgency;
}
