/**
 * The back key of a telephone or of the browser closes what covers the screen, as Escape does, and the screen
 * underneath stays: a form that is open on it asks before what was typed is lost.
 */
import { createBrowserHistory, useRouter, type RouterHistory } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { OPEN_DIALOG } from "../../../ui/office/dialog/escape.ts";

type Owner = { back: () => void; dialogs: number };
const owners: Owner[] = [];

type Covering = {
  /** False while there is nothing to go back from. */
  isOpen?: boolean;
  /** How many of the open dialogs are its own: one that is opened above them is closed first. */
  dialogs?: number;
};

/** What covers the screen and goes back in a way of its own, instead of by Escape. */
export function useOwnBack(onBack: () => void, { isOpen = true, dialogs = 0 }: Covering): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    const owner = { back: () => back(), dialogs };
    owners.push(owner);
    return () => void owners.splice(owners.indexOf(owner), 1);
  }, [isOpen, dialogs]);
}

let isPassing = false;

/** Goes back, whatever is still open. */
export function passBack(history: RouterHistory): void {
  isPassing = true;
  history.back();
}

/** Whether something was open, which the key then closed. */
function closeTop(): boolean {
  const open = document.querySelectorAll(OPEN_DIALOG).length;
  const owner = owners.at(-1);
  if (owner && open <= owner.dialogs) owner.back();
  else if (open > 0) pressEscape();
  else return false;
  return true;
}

function pressEscape(): void {
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(escape);
}

/**
 * The history of the router. The browser has gone back already when it says so: it is sent forward again, and the
 * router hears of neither, since the listeners of a window are called in the order in which they were added.
 */
export function historyWithBackKey(): RouterHistory {
  let place = placeOf(window.history.state) ?? 0;
  let isReturning = false;
  addEventListener("popstate", (event) => {
    const before = place;
    place = placeOf(event.state) ?? place;
    const isUndone = isReturning || (place < before && !isPassing && closeTop());
    isPassing = false;
    if (!isUndone) return;
    event.stopImmediatePropagation();
    isReturning = !isReturning;
    if (isReturning) window.history.go(before - place);
  });
  const history = createBrowserHistory();
  history.subscribe(({ location }) => {
    place = location.state.__TSR_index;
  });
  return history;
}

/**
 * On the first page of a session there is nothing to go back to, and the key would leave the application: a dialog that
 * is opened there adds the page once more.
 */
export function useBackKey(): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const addPage = ({ target }: FocusEvent) => {
      if (history.canGoBack() || !(target instanceof Element && target.closest(OPEN_DIALOG)))
        return;
      const { scrollY } = window;
      history.push(history.location.href);
      // The router begins a page at its top.
      const stop = router.subscribe("onRendered", () => {
        stop();
        scrollTo({ top: scrollY, behavior: "instant" });
      });
    };
    addEventListener("focusin", addPage);
    return () => removeEventListener("focusin", addPage);
  }, [router]);
}

/** As the router numbers the entries of the browser's history; a link to a part of the page makes one without a number. */
const placeOf = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "__TSR_index" in state
    ? Number(state.__TSR_index)
    : undefined;
