import { useEffect, useReducer, useState } from "react";
import { changed, type DraftChange, type QuoteDraft } from "./draft.ts";
import { dropDraft, keepDraft, keptDraft } from "./draft-store.ts";

export type QuoteDraftState = {
  draft: QuoteDraft;
  change: (change: DraftChange) => void;
  /** True when something is not saved. */
  isDirty: boolean;
  /** True when what is on screen was found in the browser. */
  wasFound: boolean;
  /** Back to what the server has. */
  giveUp: () => void;
  /** What is on screen is now what the server has. */
  settle: (saved: QuoteDraft) => void;
};

const same = (a: QuoteDraft, b: QuoteDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft on screen, kept in the browser under `key` as long as it differs from `saved`. */
export function useQuoteDraft(key: string, saved: QuoteDraft): QuoteDraftState {
  const [found, setFound] = useState(() => keptDraft(key));
  const [base, setBase] = useState(saved);
  const [draft, change] = useReducer(changed, found ?? saved);
  const isDirty = !same(draft, base);

  useEffect(() => {
    if (isDirty) keepDraft(key, draft);
    else dropDraft(key);
  }, [key, draft, isDirty]);

  const settle = (next: QuoteDraft) => {
    setBase(next);
    setFound(undefined);
    change({ type: "replace", draft: next });
  };
  return {
    draft,
    change,
    isDirty,
    wasFound: found !== undefined && isDirty,
    giveUp: () => settle(base),
    settle,
  };
}
