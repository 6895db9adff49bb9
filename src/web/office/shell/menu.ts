/** The left menu and the bottom bar (specification §2): an entry appears with its screen. */
import {
  IconCalendarWeek,
  IconHome,
  IconPackageImport,
  IconReceiptEuro,
  IconSettings,
  IconTag,
  IconTool,
  IconUsers,
  IconVideo,
  type Icon,
} from "@tabler/icons-react";

export type MenuEntry = {
  to:
    | "/app"
    | "/app/agenda"
    | "/app/repair"
    | "/app/parts"
    | "/app/quote"
    | "/app/prices"
    | "/app/client"
    | "/app/teleassistance"
    | "/app/settings";
  label: string;
  icon: Icon;
  /** The word of the bottom bar on a small screen, for those that are in it. */
  short?: string;
  /** Second key of the « G then … » shortcut. */
  key?: string;
  /** Ours, indented under the specification's entry before it. */
  isNested?: true;
};

export const MENU: readonly MenuEntry[] = [
  { to: "/app", label: "Accueil", icon: IconHome, short: "Dashboard", key: "d" },
  { to: "/app/agenda", label: "Agenda", icon: IconCalendarWeek, short: "Agenda", key: "a" },
  { to: "/app/repair", label: "Suivi des réparations", icon: IconTool, short: "Suivi", key: "s" },
  {
    to: "/app/parts",
    label: "Pièces attendues",
    icon: IconPackageImport,
    key: "p",
    isNested: true,
  },
  { to: "/app/quote", label: "Factures - Paiements", icon: IconReceiptEuro, key: "f" },
  { to: "/app/prices", label: "Carnet de prix", icon: IconTag, isNested: true },
  { to: "/app/client", label: "Fiches Clients", icon: IconUsers, short: "Clients", key: "c" },
  { to: "/app/teleassistance", label: "Télé assistance", icon: IconVideo, key: "t" },
  { to: "/app/settings", label: "Paramètres", icon: IconSettings },
];

/** The entry that is current on a path: a sheet belongs to the repairs' follow-up. */
export function currentEntry(pathname: string): MenuEntry["to"] | undefined {
  if (/^\/app\/(repair|sheet|loans)(\/|$)/.test(pathname)) return "/app/repair";
  if (/^\/app\/sales(\/|$)/.test(pathname)) return "/app/quote";
  return MENU.find(({ to }) => pathname === to || (to !== "/app" && pathname.startsWith(`${to}/`)))
    ?.to;
}
