/** The left menu and the bottom bar (specification §2): an entry appears with its screen. */
import { IconCalendarWeek, IconHome, type Icon } from "@tabler/icons-react";

export type MenuEntry = {
  to: "/app" | "/app/agenda";
  label: string;
  icon: Icon;
  /** The word of the bottom bar on a small screen, for those that are in it. */
  short?: string;
  /** Second key of the « G then … » shortcut. */
  key?: string;
};

export const MENU: readonly MenuEntry[] = [
  { to: "/app", label: "Accueil", icon: IconHome, short: "Dashboard" },
  { to: "/app/agenda", label: "Agenda", icon: IconCalendarWeek, short: "Agenda", key: "a" },
];

/** The entry that is current on a path: a sheet belongs to the repairs' follow-up. */
export function currentEntry(pathname: string): MenuEntry["to"] | undefined {
  return MENU.find(({ to }) => pathname === to || (to !== "/app" && pathname.startsWith(`${to}/`)))
    ?.to;
}
