import { useEffect, useEffectEvent, useRef, useState } from "react";
import { tellRefusal } from "../../../ui/office/notify.ts";
import {
  afterCountdownEvent,
  isSameGesture,
  PREVIEW,
  type Countdown,
  type CountdownEvent,
} from "./countdown.ts";
import { NOT_ISSUED } from "./words.ts";

const EVERY = 200;

type Options = {
  /** All that the preview shows of the quote, as one text. */
  seen: string;
  /** Answers false when there is no invoice. */
  issue: () => Promise<boolean>;
};

export type CountdownActs = {
  start: () => void;
  cancel: (detail: number) => void;
  issueNow: (detail: number) => void;
};

/** Counts in the browser; nothing is sent before the end, so whatever stops the page stops the invoice. */
export function useCountdown({ seen, issue }: Options): [Countdown, CountdownActs] {
  const current = useRef(PREVIEW);
  const [countdown, show] = useState(PREVIEW);
  const tell = useEffectEvent((event: CountdownEvent) => tellNow(event));
  // Read and written in the same instant: two clicks before React draws again are one invoice.
  const tellNow = (event: CountdownEvent): void => {
    const before = current.current;
    current.current = afterCountdownEvent(before, event);
    show(current.current);
    if (current.current.step === "issuing" && before.step !== "issuing") void send();
  };
  const send = async () => {
    if (!(await issue())) tellNow({ type: "fail" });
  };
  const isCounting = countdown.step === "counting";
  useEffect(() => {
    if (!isCounting) return undefined;
    return whileCounting((event) => tell(event));
  }, [isCounting]);
  useEffect(() => {
    tell({ type: "show", seen });
  }, [seen]);
  useEffect(() => {
    return () => {
      if (current.current.step === "counting") tellRefusal(NOT_ISSUED);
      current.current = PREVIEW;
    };
  }, []);
  const unlessHasty = (detail: number, event: CountdownEvent): void => {
    const { current: now } = current;
    if (now.step !== "counting" || isSameGesture(detail, performance.now() - now.began)) return;
    tellNow(event);
  };
  return [
    countdown,
    {
      start: () => tellNow({ type: "start", now: performance.now(), seen }),
      cancel: (detail) => unlessHasty(detail, { type: "stop", why: "cancelled" }),
      issueNow: (detail) => unlessHasty(detail, { type: "issue" }),
    },
  ];
}

function whileCounting(tell: (event: CountdownEvent) => void): () => void {
  const timer = setInterval(() => tell({ type: "tick", now: performance.now() }), EVERY);
  const over = new AbortController();
  const { signal } = over;
  const leave = () => tell({ type: "stop", why: "leaving" });
  // The browser asks before it leaves, and who stays finds the preview: meanwhile the deadline may have passed.
  const askFirst = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    leave();
  };
  addEventListener("beforeunload", askFirst, { signal });
  // A page that the browser keeps and shows again later must not go on with an old countdown.
  addEventListener("pagehide", leave, { signal });
  return () => {
    clearInterval(timer);
    over.abort();
  };
}
