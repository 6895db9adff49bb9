import { useEffect, useState } from "react";
import type { FieldErrors } from "../../../domain/validation.ts";
import type { BookingStep } from "../../../domain/booking/steps.ts";
import type { BookingProps } from "../props.ts";
import {
  EMPTY_DRAFT,
  following,
  reachable,
  type Draft,
} from "../../../domain/booking/draft/draft.ts";
import type { Confirmation } from "./confirmation.ts";
import type { Memory } from "./memory.ts";
import { useModule } from "../use-module.ts";

export type Booking = {
  memory: Memory;
  step: BookingStep;
  faults: FieldErrors;
  /** How many times an answer was refused: each time the first field at fault takes the focus. */
  refusals: number;
  /** Keeps an answer, without leaving the question. */
  answer: (change: Partial<Draft>) => void;
  /** Keeps an answer if any, then goes to the next question when this one is answered well. */
  next: (change?: Partial<Draft>) => Promise<void>;
  goTo: (step: BookingStep) => void;
  /** Leads to the question of the first field that the server refused, its message beside it. */
  showFaults: (step: BookingStep, faults: FieldErrors) => void;
  finish: (done: Confirmation) => void;
  restart: () => void;
};

const FRESH: Omit<Memory, "draft"> = { booking_id: "", done: null };

/** What follows from the answers, and what was kept of them: fetched once the first question is shown. */
const loadMemory = () => import("./memory.ts");
type Box = Awaited<ReturnType<typeof loadMemory>>;

/**
 * Each question is an entry of the browser's history (`?etape=`), each answer is kept at once: back
 * and reload never lose anything. The first render is the server's: an empty draft, the first question.
 */
export function useBooking(props: BookingProps): Booking {
  const [memory, setMemory] = useState<Memory>({
    ...FRESH,
    draft: { ...EMPTY_DRAFT, ...props.prefill },
  });
  const [asked, setAsked] = useState<string | null>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const box = useModule(loadMemory);
  const { draft } = memory;
  const step = reachable(draft, asked);

  useEffect(() => {
    if (box) setMemory(box.recall(props, askedStep() === null));
  }, [box]);
  useEffect(() => {
    const show = () => {
      setAsked(askedStep());
      setFaults({});
    };
    show();
    window.addEventListener("popstate", show);
    return () => window.removeEventListener("popstate", show);
  }, []);

  const keep = (changed: Memory) => {
    setMemory(changed);
    box?.remember(props.shop.id, changed);
  };
  /** Pressed before what was kept is recalled, a button recalls it first. */
  const keepAnswer = (loaded: Box, change: Partial<Draft>): Draft => {
    const known = memory.booking_id === "" ? loaded.recall(props, false) : memory;
    const changed = loaded.withAnswer(props, known, change);
    setMemory(changed);
    loaded.remember(props.shop.id, changed);
    return changed.draft;
  };
  const goTo = (wanted: BookingStep) => {
    history.pushState(null, "", urlOf(wanted));
    setAsked(wanted);
    setFaults({});
  };

  const refuse = (found: FieldErrors) => {
    setFaults(found);
    setRefusals((count) => count + 1);
  };
  /** A message goes as soon as its field is right; none comes while typing. */
  const recheck = async (changed: Draft) => {
    const left = await findFaults(step, changed);
    setFaults((shown) => Object.fromEntries(Object.entries(left).filter(([key]) => key in shown)));
  };

  return {
    memory,
    step,
    faults,
    refusals,
    goTo,
    answer(change) {
      const answerWith = (loaded: Box) => {
        const changed = keepAnswer(loaded, change);
        if (Object.keys(faults).length > 0) void recheck(changed);
      };
      if (box) answerWith(box);
      else void loadMemory().then(answerWith);
    },
    async next(change = {}) {
      const changed = keepAnswer(box ?? (await loadMemory()), change);
      const found = await findFaults(step, changed);
      if (Object.keys(found).length > 0) refuse(found);
      else goTo(following(changed, step));
    },
    showFaults(wanted, found) {
      if (wanted !== step) goTo(wanted);
      refuse(found);
    },
    finish(done) {
      keep({ booking_id: crypto.randomUUID(), draft: EMPTY_DRAFT, done });
      history.replaceState(null, "", location.pathname);
    },
    restart() {
      if (box) keep(box.begin(props));
      history.replaceState(null, "", location.pathname);
      setAsked(null);
    },
  };
}

async function findFaults(step: BookingStep, draft: Draft): Promise<FieldErrors> {
  const { faultsOf } = await import("../../../domain/booking/draft/request.ts");
  return faultsOf(step, draft);
}

const askedStep = (): string | null => new URLSearchParams(location.search).get("etape");

function urlOf(step: BookingStep): string {
  const search = new URLSearchParams(location.search);
  search.set("etape", step);
  return `${location.pathname}?${search}`;
}
