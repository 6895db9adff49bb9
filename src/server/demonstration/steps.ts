/** What happens after a request, one step after the other, each through the verb of the product. */
import { isRefusal } from "../../domain/decision.ts";
import { toStatus } from "../../domain/repair/change.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import type { Instant } from "../../domain/time.ts";
import { setEventStatus } from "../agenda/set-event-status.ts";
import type { Author } from "../platform/change.ts";
import { changeRepair } from "../repair/change.ts";
import { handOverAppliance, receiveAppliance } from "./intake-steps.ts";
import type { Lane } from "./lanes.ts";
import { creditLast, issue, receivePart, receiveRest } from "./money-steps.ts";
import { photograph } from "./photos.ts";
import { accept, draft, expire, markToSend, refuse, revise, send } from "./quote-steps.ts";
import { openRepair } from "./request.ts";
import { answer, askReview, review } from "./shared/review-steps.ts";
import { colleague, contextOf, demand, deskOf, ownerOf, type Stage } from "./stage.ts";
import { sequelOf, stepsOf, timeOf, type StepName, type Story } from "./story.ts";
import {
  comeBack,
  lend,
  orderParts,
  receiveAll,
  shelve,
  takeBackLoans,
  work,
} from "./workshop-steps.ts";
import type { Step, Thread } from "./thread.ts";
import type { Moment } from "./timeline.ts";

/** The request; its steps follow, as long as they are not to come. */
export const openingOf = (stage: Stage, story: Story): Moment => ({
  at: story.asked_at,
  play: async () => {
    const opened = await stage.lanes.start("repairs", Promise.resolve(), () =>
      openRepair(stage, story),
    );
    if (!opened?.event_id) return [];
    return following(stage, story, {
      names: [...stepsOf(story), ...sequelOf(story)],
      previous_at: opened.end_at,
      thread: Promise.resolve({ ...opened, story }),
    });
  },
});

type Remaining = { names: readonly StepName[]; previous_at: Instant; thread: Promise<Thread> };

/** The step runs beside what follows it in time, but after the steps before it of its own story. */
function following(
  stage: Stage,
  story: Story,
  { names, previous_at, thread: before }: Remaining,
): Moment[] {
  const [name, ...others] = names;
  if (!name) return [];
  const at = timeOf(story, { shop: stage.demo, name, previous_at });
  const play = async (): Promise<Moment[]> => {
    const thread = stage.lanes.start(LANES[name], before, async (known) => ({
      ...known,
      ...(await STEPS[name](stage, known, at)),
    }));
    return following(stage, story, { names: others, previous_at: at, thread });
  };
  return [{ at, play }];
}

const LANES: Partial<Record<StepName, Lane>> = {
  // A timer that starts stops the one that its person runs elsewhere.
  test: "timers",
  // It opens a repair, whose number follows.
  "come back": "repairs",
  "send quote": "ledger",
  "accept quote": "ledger",
  "refuse quote": "ledger",
  "issue invoice": "ledger",
  "receive part of payment": "ledger",
  "receive payment": "ledger",
  "credit invoice": "ledger",
};

const finishVisit: Step = async (stage, { event_id: id, story }, at) => {
  const { db, shop } = stage;
  const context = { ...contextOf(stage, technicianOf(stage, story), at), shop };
  demand(story.label, id ? await setEventStatus(db, { id, status: "DONE" }, context) : undefined);
};

const technicianOf = (stage: Stage, { wish }: Story): Author =>
  wish ? colleague(wish.user_id) : deskOf(stage);

const setStatus =
  (to: RepairStatus, by: (stage: Stage, story: Story) => Author): Step =>
  async (stage, { repair_id: id, story }, at) => {
    const change = { id, decide: ({ status }: { status: RepairStatus }) => toStatus(status, to) };
    const changed = await changeRepair(stage.db, change, { author: by(stage, story), at });
    // Its quote or its invoice may have moved it there already.
    if (!changed || (isRefusal(changed) && changed.refused !== "unchanged"))
      demand(story.label, changed);
  };

/** A quote is written in the van: the repair then waits for the desk to send it. */
const draftQuote: Step = async (stage, thread, at) => {
  const made = await draft(stage, thread, at);
  await setStatus("Devis à envoyer", technicianOf)(stage, thread, at);
  return made;
};

/** The shelf and the loan come with the order: the machine stays. */
const waitForParts: Step = async (stage, thread, at) => {
  await orderParts(stage, thread, at);
  await shelve(stage, thread, at);
  await lend(stage, thread, at);
};

const test: Step = async (stage, thread, at) => {
  await work(stage, thread, at);
  await setStatus("En essai", technicianOf)(stage, thread, at);
};

const getReady: Step = async (stage, thread, at) => {
  if (!(await receiveAll(stage, thread, at)))
    await setStatus("Prêt à réparer", deskOf)(stage, thread, at);
};

/** The device lent meanwhile comes back with the client who pays. */
const afterLoan =
  (step: Step): Step =>
  async (stage, thread, at) => {
    await takeBackLoans(stage, thread, at);
    return step(stage, thread, at);
  };

const STEPS: Record<StepName, Step> = {
  "finish visit": finishVisit,
  "photograph fault": photograph("fault"),
  "photograph repair": photograph("repair"),
  "receive appliance": receiveAppliance,
  "hand over appliance": handOverAppliance,
  "collect appliance": setStatus("Devis à faire", technicianOf),
  "draft quote": draftQuote,
  "mark quote to send": markToSend,
  "send quote": send,
  "accept quote": accept,
  "refuse quote": refuse,
  "expire quote": expire,
  "revise quote": revise,
  "wait for parts": waitForParts,
  "get ready": getReady,
  test,
  "declare repaired": setStatus("Réparé", technicianOf),
  "issue invoice": issue,
  "receive part of payment": receivePart,
  "receive payment": afterLoan(receiveRest),
  "credit invoice": creditLast,
  "come back": comeBack,
  archive: setStatus("Terminer/Archivé", ownerOf),
  "ask for a review": askReview,
  "give a review": review,
  "answer the review": answer,
};
