import { ActionIcon, CloseButton, NavLink, Stack } from "@mantine/core";
import {
  IconDownload,
  IconHelp,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
} from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { may } from "../../../domain/account/permissions.ts";
import { useSession } from "../../platform/use-session.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { Logo } from "../../ui/logo.tsx";
import { openHelp } from "../help/open-help.ts";
import { install, installOffer, watchInstallOffer } from "../offline/install.ts";
import { currentEntry, MENU } from "./menu.ts";
import { AccountEntry, Entry, Glyph } from "./menu-entry.tsx";
import { NewIntervention } from "./new-intervention.tsx";
import { VersionEntry } from "./version-entry.tsx";
import styles from "./shell.module.css";

/** Only administrators load it. */
const AdminEntries = lazyPart(async () => (await import("./admin-entries.tsx")).AdminEntries);

type Props = { narrow: boolean; setNarrow: (narrow: boolean) => void; close: () => void };

export function SideMenu({ narrow, setNarrow, close }: Props) {
  const session = useSession();
  const offer = useSyncExternalStore(watchInstallOffer, installOffer);
  const current = useRouterState({ select: ({ location }) => currentEntry(location.pathname) });
  /** On a telephone the menu lies over the screen, and gives way. */
  const askHelp = () => {
    close();
    openHelp();
  };
  return (
    <>
      <div className={styles.sideMenuHead}>
        <Link to="/app" className={styles.brand} aria-label="Établi, accueil">
          <Logo />
          {!narrow && <span>Établi</span>}
        </Link>
        <CloseButton hiddenFrom="sm" onClick={close} size="lg" aria-label="Fermer le menu" />
      </div>
      <NewIntervention narrow={narrow} />
      <Stack gap={2} p={8} component="nav" aria-label="Écrans" flex="1 0 auto">
        {MENU.map(({ to, label, icon, isNested }) => (
          <Entry key={to} narrow={narrow} label={label} icon={icon}>
            <NavLink
              component={Link}
              to={to}
              activeOptions={{ exact: true }}
              label={narrow ? undefined : label}
              aria-label={label}
              active={current === to}
              aria-current={current === to ? "page" : undefined}
              leftSection={<Glyph icon={icon} />}
              className={styles.menuEntry}
              {...(isNested && { "data-nested": true })}
            />
          </Entry>
        ))}
        {session && may(session.me, "read-admin") && <AdminEntries narrow={narrow} />}
      </Stack>
      <Stack gap={2} p={8} className={styles.sideMenuFoot}>
        {session && <AccountEntry narrow={narrow} me={session.me} />}
        <Entry narrow={narrow} label="Aide" icon={IconHelp}>
          <NavLink
            component="button"
            type="button"
            onClick={askHelp}
            label={narrow ? undefined : "Aide"}
            aria-label="Aide"
            aria-keyshortcuts="?"
            leftSection={<Glyph icon={IconHelp} />}
            className={styles.menuEntry}
          />
        </Entry>
        {offer && (
          <Entry narrow={narrow} label="Installer l’application" icon={IconDownload}>
            <NavLink
              component="button"
              type="button"
              onClick={() => void install()}
              label={narrow ? undefined : "Installer l’application"}
              aria-label="Installer l’application"
              leftSection={<Glyph icon={IconDownload} />}
              className={styles.menuEntry}
            />
          </Entry>
        )}
        <VersionEntry narrow={narrow} />
        <Entry narrow={narrow} label="Déconnexion" icon={IconLogout}>
          <NavLink
            component={Link}
            to="/app/logout"
            preload={false}
            label={narrow ? undefined : "Déconnexion"}
            aria-label="Déconnexion"
            leftSection={<Glyph icon={IconLogout} />}
            className={styles.menuEntry}
          />
        </Entry>
        <Fold narrow={narrow} setNarrow={setNarrow} />
      </Stack>
    </>
  );
}

const Fold = ({ narrow, setNarrow }: Omit<Props, "close">) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    visibleFrom="sm"
    className={styles.fold}
    aria-label={narrow ? "Déplier le menu" : "Replier le menu"}
    onClick={() => setNarrow(!narrow)}
  >
    <Glyph icon={narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} />
  </ActionIcon>
);
