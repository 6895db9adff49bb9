import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { openWizard } from "../repair/wizard/open-wizard.ts";
import { MENU } from "./menu.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";

/** Wanted rarely: not in the first screen's weight. */
const ShortcutsDialog = lazyPart(
  async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What is open comes first: a dialog asks its own question. */
const isInDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Milliseconds in which the second key must follow the first. */
const SECOND_KEY = 1_500;

/** N for a new intervention, G then A / S / F to go, ? lists them. */
export function Shortcuts() {
  const [opened, { open, close }] = useDisclosure();
  const navigate = useNavigate();
  const struck = useRef(0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "?") return open();
    if (isInDialog()) return;
    if (key === "n") {
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

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return opened ? <ShortcutsDialog close={close} /> : null;
}
