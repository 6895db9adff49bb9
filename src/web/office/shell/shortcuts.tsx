import { useNavigate } from "@tanstack/react-router";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useMay } from "../account/allowed.tsx";
import { openHelp, useHelpOpening } from "../help/open-help.ts";
import { openWizard } from "../repair/wizard/open-wizard.ts";
import { openCommand, useCommandOpening } from "../command/open-command.ts";
import { lazyDialog, lazyPart } from "../../ui/office/lazy-part.tsx";
import { moveInLists } from "../../ui/row-keys.ts";
import { MENU } from "./menu.ts";

/** Wanted rarely: not in the first screen's weight. */
const HelpPanel = lazyPart(async () => (await import("../help/help-panel.tsx")).HelpPanel);

const CommandBox = lazyDialog(async () => (await import("../command/command-box.tsx")).CommandBox);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl+K, Cmd+K on a Mac: a browser would open its own search. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";

/** What is open comes first: a dialog asks its own question. */
const isInDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Milliseconds in which the second key must follow the first. */
const SECOND_KEY = 1_500;

/** Ctrl+K searches, from a field too; N for a new intervention, G then A / S / F / C to go, ? opens the guide, which lists them. */
export function Shortcuts() {
  const navigate = useNavigate();
  const struck = useRef(0);
  const mayBegin = useMay("edit-repair");

  const box = useCommandOpening();
  const help = useHelpOpening();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchKey(event)) {
      event.preventDefault();
      return isInDialog() ? undefined : openCommand();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    moveInLists(event);
    const key = event.key.toLowerCase();
    if (key === "?") return openHelp();
    if (isInDialog()) return;
    if (key === "n" && mayBegin) {
      event.preventDefault();
      return openWizard();
    }
    if (key === "g") {
      struck.current = event.timeStamp;
      return;
    }
    const entry = MENU.find((candidate) => candidate.key === key);
    if (!entry || event.timeStamp - struck.current > SECOND_KEY) return;
    struck.current = 0;
    event.preventDefault();
    void navigate({ to: entry.to });
  });

  // Before the screen is painted: a key struck as soon as it is seen was lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      {help && <HelpPanel key={help.number} />}
      {box && <CommandBox key={box.number} />}
    </>
  );
}
