/** The default layout of the specification: side menu, top bar, bottom bar below 720 px. */
import { AppShell } from "@mantine/core";
import { useDisclosure, useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSessionEnd } from "../../platform/session-end.ts";
import { FactorDoor } from "../account/factor/factor-door.tsx";
import { usePreparedDay } from "../offline/use-prepared-day.ts";
import { WizardDoor } from "../repair/wizard/wizard-loader.tsx";
import { useBackKey, useOwnBack } from "./leave/back-key.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { BrowserNotice } from "./browser-notice.tsx";
import { FloatingPlus } from "./new-intervention.tsx";
import { PageProgress } from "./page-progress.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";
import { useMenuFocus } from "./use-menu-focus.ts";
import styles from "./shell.module.css";

export function OfficeShell() {
  useSessionEnd();
  return (
    <FactorDoor>
      <OpenOffice />
    </FactorDoor>
  );
}

function OpenOffice() {
  const [opened, { toggle, close }] = useDisclosure();
  const [narrow, setNarrow] = useNarrowMenu();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const menuFocus = useMenuFocus({ opened, close });
  useBackKey();
  useOwnBack(close, { isOpen: opened });
  usePreparedDay();
  useEffect(() => {
    close();
  }, [close, pathname]);

  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      footer={{ height: { base: 60, sm: 0 } }}
      navbar={{ width: narrow ? 68 : 220, breakpoint: "sm", collapsed: { mobile: !opened } }}
      transitionDuration={150}
    >
      <a className={styles.skipLink} href="#contenu">
        Aller au contenu
      </a>
      <AppShell.Header>
        <PageProgress />
        <TopBar opened={opened} toggle={toggle} />
      </AppShell.Header>
      <AppShell.Navbar
        className={styles.sideMenu}
        aria-label="Menu"
        data-narrow={narrow || undefined}
        data-closed={!opened || undefined}
        {...menuFocus}
      >
        <SideMenu narrow={narrow} setNarrow={setNarrow} close={close} />
      </AppShell.Navbar>
      <AppShell.Main id="contenu" tabIndex={-1} className={styles.screen}>
        <BrowserNotice />
        <Outlet />
      </AppShell.Main>
      <AppShell.Footer hiddenFrom="sm" className={styles.bottomBar} component="div">
        <BottomBar />
      </AppShell.Footer>
      <FloatingPlus />
      <WizardDoor />
      <Shortcuts />
    </AppShell>
  );
}

const TABLET = "(min-width: 45em) and (max-width: 63.99em)";

/** Folded by its button, which is remembered; before it was ever pressed, where a tablet has little room for the screen. */
function useNarrowMenu(): [boolean, (narrow: boolean) => void] {
  const [chosen, choose] = useLocalStorage<boolean | undefined>({ key: "etabli.narrow-menu" });
  const isTablet = useMediaQuery(TABLET, false, { getInitialValueInEffect: false });
  return [chosen ?? isTablet, choose];
}
