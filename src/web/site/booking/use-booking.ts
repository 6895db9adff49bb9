import { useEffect, useState } from "react";
import type { FieldErrors } from "../../../domain/validation.ts";
import type { BookingStep } from "../../../domain/booking/steps.ts";
import type { BookingProps } from "../props.ts";
import {
  answered,
  begun,
  EMPTY_DRAFT,
  following,
  reachable,
  settled,
  stepsFor,
  type Draft,
} from "./draft.ts";
import type { Confirmation } from "./confirmation.ts";
import { recall, remember, type Memory } from "./memory.ts";

export type Booking = {
  memory: Memory;
  steps: BookingStep[];
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

const FRESH: Memory = { booking_id: "", draft: EMPTY_DRAFT, done: null };

/**
 * Each question is an entry of the browser's history (`?etape=`), each answer is kept at once: back
 * and reload never lose anything. The first render is the server's: an empty draft, the first question.
 */
export function useBooking(props: BookingProps): Booking {
  const [memory, setMemory] = useState<Memory>({ ...FRESH, draft: begun(props, EMPTY_DRAFT) });
  const [asked, setAsked] = useState<string | null>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const { draft } = memory;
  const steps = stepsFor(props, draft);
  const step = reachable(steps, draft, asked);

  useEffect(() => {
    setMemory(recalled(props));
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
    remember(props.shop.id, changed);
  };
  /** Pressed before the first effect was shown, a button finds what the effect would have recalled. */
  const keepAnswer = (change: Partial<Draft>): Draft => {
    const known = memory.booking_id === "" ? recalled(props) : memory;
    const changed = settled(props, answered(known.draft, change));
    keep({ ...known, draft: changed });
    return changed;
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
    steps,
    step,
    faults,
    refusals,
    goTo,
    answer(change) {
      const changed = keepAnswer(change);
      if (Object.keys(faults).length > 0) void recheck(changed);
    },
    async next(change = {}) {
      const changed = keepAnswer(change);
      const found = await findFaults(step, changed);
      if (Object.keys(found).length > 0) refuse(found);
      else goTo(following(stepsFor(props, changed), changed, step));
    },
    showFaults(wanted, found) {
      goTo(wanted);
      refuse(found);
    },
    finish(done) {
      keep({ ...FRESH, booking_id: crypto.randomUUID(), done });
      history.replaceState(null, "", location.pathname);
    },
    restart() {
      keep({ ...FRESH, booking_id: crypto.randomUUID(), draft: begun(props, EMPTY_DRAFT) });
      history.replaceState(null, "", location.pathname);
      setAsked(null);
    },
  };
}

async function findFaults(step: BookingStep, draft: Draft): Promise<FieldErrors> {
  const { faultsOf } = await import("./request.ts");
  return faultsOf(step, draft);
}

/** A slot clicked on the shop's page begins another booking after one that is done. */
function recalled(props: BookingProps): Memory {
  const memory = recall(props);
  const opened = { ...memory, draft: begun(props, memory.draft) };
  return props.wanted && askedStep() === null ? { ...opened, done: null } : opened;
}

const askedStep = (): string | null => new URLSearchParams(location.search).get("etape");

function urlOf(step: BookingStep): string {
  const search = new URLSearchParams(location.search);
  search.set("etape", step);
  return `${location.pathname}?${search}`;
}
