import { useRef, useState } from "react";
import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { submissionOf, type Submission } from "../../../../../domain/repair/wizard/submit.ts";
import type { WizardStep } from "../../../../../domain/repair/wizard/wizard.ts";
import { toInstant, type Instant, type Zone } from "../../../../../domain/time.ts";
import { useAction, type FailureMessages } from "../../../../platform/query.ts";
import { refusalText } from "../../../../platform/refusal.ts";
import { tellDone } from "../../../../ui/office/notify.ts";
import { repeatedText } from "../../../agenda/event/series/words.ts";
import { createRepair, hourOf, type Created, type Fail } from "./requests.ts";
import { failureOf, type Failure } from "./failure.ts";
import { resumeRepair, upsertEvent } from "../query.ts";

export type Submitting = {
  submit: () => Promise<Created | undefined>;
  busy: boolean;
  failure: Failure | undefined;
  /** Steps that were missing at the last attempt to create. */
  missing: readonly WizardStep[];
  /** The start of the slot that another booking took meanwhile. */
  lost: Instant | null;
};

type SubmitOptions = { draft: WizardDraft; shop_id: string; zone: Zone };

/** Creates; sent again after a failure it is the same intervention, never a second one. */
export function useSubmit({ draft, shop_id, zone }: SubmitOptions): Submitting {
  const isLeaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [missing, setMissing] = useState<readonly WizardStep[]>([]);
  const [hour, setHour] = useState<Instant | null>(null);
  const send = useSend(shop_id, (refused, text) => {
    setFailure(failureOf(refused, text, draft.appointment?.type === "manual"));
    return undefined;
  });

  const submit = async () => {
    // A key held down or a double click asks twice before the button knows that it is busy.
    if (isLeaving.current) return undefined;
    setFailure(undefined);
    setMissing([]);
    const submission = submissionOf(draft, { now: toInstant(Date.now()), zone });
    if ("refused" in submission) {
      setMissing(submission.detail ?? []);
      return undefined;
    }
    isLeaving.current = true;
    setBusy(true);
    setHour(hourOf(submission));
    const created = await send(submission);
    // Created, it stays busy until its sheet is shown: a second click must find nothing to press.
    isLeaving.current = Boolean(created?.repair_id);
    setBusy(isLeaving.current);
    return created;
  };
  return { submit, busy, failure, missing, lost: failure?.isTaken ? hour : null };
}

function useSend(
  shop_id: string,
  fail: Fail,
): (submission: Submission) => Promise<Created | undefined> {
  const tell: FailureMessages = {
    fault: (isNetwork) => fail(isNetwork ? "unreachable" : "fault", ""),
    refusal: (refused) => fail(refused, refusalText(refused)),
  };
  const planning = useAction(upsertEvent, tell);
  const resuming = useAction(resumeRepair, tell);
  return async (submission) => {
    switch (submission.to) {
      case "event": {
        const { input, repeat } = submission;
        const saved = await planning.act({ input, repeat: repeat ?? null });
        if (saved?.series && repeat) tellDone(repeatedText(saved.series));
        return saved && { repair_id: null };
      }
      case "resume": {
        const { repair_id, input } = submission;
        const { items, event, ...rest } = input;
        const done = await resuming.act({ input: { ...rest, items, event: event ?? null } });
        return done && { repair_id };
      }
      case "repairs":
        return createRepair(shop_id, submission, fail);
    }
  };
}
