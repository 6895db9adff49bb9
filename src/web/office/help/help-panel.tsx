import { CloseButton, Group, SegmentedControl, Title } from "@mantine/core";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { subjectOf } from "../../../domain/shop/help/subject.ts";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { SMALL_SCREEN } from "../../ui/office/styles.ts";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { ShortcutsTables } from "../shell/shortcuts-tables.tsx";
import { GuideReader } from "./guide-reader.tsx";
import { closeHelp } from "./open-help.ts";
import { useGuide } from "./use-guide.ts";
import styles from "./help.module.css";

const TABS = [
  { value: "guide", label: "Aide" },
  { value: "keys", label: "Raccourcis clavier" },
];

/** Beside the screen, which stays in use: the article of that screen, the whole guide, the keys. */
export function HelpPanel() {
  useReturnFocus();
  const title = useRef<HTMLHeadingElement>(null);
  const [tab, setTab] = useState("guide");
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const guide = useGuide();
  useCloseOnNewScreen();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea");
    if (event.key === "?" && !typing) setTab("keys");
  });
  useEffect(() => {
    title.current?.focus();
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <aside
      className={styles.panel}
      aria-labelledby="titre-aide"
      data-part="help"
      onKeyDown={(event) => {
        if (event.key === "Escape") closeHelp();
      }}
    >
      <Group className={styles.head ?? ""} justify="space-between" wrap="nowrap">
        <Title order={2} size={18} id="titre-aide" ref={title} tabIndex={-1}>
          Aide
        </Title>
        <CloseButton size="lg" onClick={closeHelp} aria-label="Fermer l’aide" />
      </Group>
      <div className={styles.body}>
        <SegmentedControl
          fullWidth
          mb="md"
          data={TABS}
          value={tab}
          onChange={setTab}
          aria-label="Aide montrée"
        />
        {tab === "keys" ? (
          <ShortcutsTables />
        ) : (
          <ReadStates read={guide}>
            <GuideReader articles={guide.articles} subject={subjectOf(guide.articles, path)} />
          </ReadStates>
        )}
      </div>
    </aside>
  );
}

/** On a small screen the panel covers the whole page, so navigation (back button, keyboard shortcut) closes it. */
function useCloseOnNewScreen(): void {
  const address = useRouterState({ select: ({ location }) => location.href });
  const [openedOn] = useState(address);
  useEffect(() => {
    if (address !== openedOn && matchMedia(SMALL_SCREEN).matches) closeHelp();
  }, [address, openedOn]);
}
