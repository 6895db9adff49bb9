import { ActionIcon, CloseButton, NavLink, Stack, Tooltip } from "@mantine/core";
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconShieldCog,
  IconUserCircle,
  type Icon,
} from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { useDisclosure } from "@mantine/hooks";
import { may } from "../../../domain/account/permissions.ts";
import type { Me } from "../../../domain/account/session.ts";
import { useSession } from "../../platform/use-session.ts";
import { Logo } from "../../ui/logo.tsx";
import { currentEntry, MENU } from "./menu.ts";
import { NewIntervention } from "./new-intervention.tsx";
import { AccountDialog } from "../account/account-loader.ts";
import { VersionEntry } from "./version-entry.tsx";
import styles from "./shell.module.css";

type Props = { narrow: boolean; setNarrow: (narrow: boolean) => void; close: () => void };

export function SideMenu({ narrow, setNarrow, close }: Props) {
  const session = useSession();
  const current = useRouterState({ select: ({ location }) => currentEntry(location.pathname) });
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
      <Stack gap={2} p={8} component="nav" aria-label="Écrans" flex={1}>
        {MENU.map(({ to, label, icon }) => (
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
            />
          </Entry>
        ))}
        {session && may(session.me, "read-admin") && (
          <Entry narrow={narrow} label="Admin" icon={IconShieldCog}>
            <NavLink
              href="/admin"
              label={narrow ? undefined : "Admin"}
              aria-label="Admin"
              leftSection={<Glyph icon={IconShieldCog} />}
              className={styles.menuEntry}
            />
          </Entry>
        )}
      </Stack>
      <Stack gap={2} p={8} className={styles.sideMenuFoot}>
        {session && <AccountEntry narrow={narrow} me={session.me} />}
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

const Glyph = ({ icon: Picture }: { icon: Icon }) => <Picture size={20} stroke={1.7} aria-hidden />;

type EntryProps = { narrow: boolean; label: string; icon: Icon; children: React.ReactElement };

/** Folded, the icon's word comes in a tooltip. */
const Entry = ({ narrow, label, children }: EntryProps) =>
  narrow ? (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

/** Devices and password of the person who is signed in. */
function AccountEntry({ narrow, me }: { narrow: boolean; me: Me }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Entry narrow={narrow} label="Mon compte" icon={IconUserCircle}>
        <NavLink
          component="button"
          type="button"
          onClick={open}
          label={narrow ? undefined : "Mon compte"}
          description={narrow ? undefined : `${me.firstname} ${me.lastname}`}
          aria-label={narrow ? "Mon compte" : undefined}
          leftSection={<Glyph icon={IconUserCircle} />}
          className={styles.menuEntry}
        />
      </Entry>
      {opened && <AccountDialog close={close} />}
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
