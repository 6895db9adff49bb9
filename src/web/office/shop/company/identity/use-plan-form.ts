import { useState } from "react";
import {
  IDENTITY_FIELDS,
  identityIn,
  type PlannedIdentity,
} from "../../../../../domain/shop/identity/identity.ts";
import { identityOn } from "../../../../../domain/shop/identity/plan.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { useAction, type FailureMessages } from "../../../../platform/query.ts";
import { settingsOf } from "../../settings/form/settings.ts";
import { useKeptForm } from "../../settings/form/use-settings-form.ts";
import { saveIdentity } from "./query.ts";
import { PLAN_EDIT, type PlanDraft } from "./words.ts";

export type PlanSource = {
  settings: ShopSettings;
  planned: readonly PlannedIdentity[];
  /** The one that is corrected; absent for a new one. */
  plan?: PlannedIdentity | undefined;
};

const FIELDS = ["valid_from", ...IDENTITY_FIELDS] as const;

/** A change of identity for a coming day: opened with what the shop will be on that day. */
export function usePlanForm({ settings, planned, plan }: PlanSource) {
  const [id] = useState(() => plan?.id ?? crypto.randomUUID());
  const [opened] = useState((): PlanDraft => {
    const day = plan?.valid_from;
    const then = day && identityOn(identityIn(settings), planned, { day, without: "" });
    return { ...settings, ...then, valid_from: day ?? "" };
  });
  const useSave = (messages: FailureMessages) => {
    const { act, busy } = useAction(saveIdentity, messages);
    const { valid_from } = opened;
    return {
      act: (sent: object) => act({ input: { id, valid_from, ...sent } as never }),
      busy,
    };
  };
  return useKeptForm(opened, FIELDS, {
    words: PLAN_EDIT,
    useSave,
    read: (saved) => ({ ...settingsOf(saved), valid_from: opened.valid_from }),
  });
}
