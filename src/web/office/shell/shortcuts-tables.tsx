import { Kbd, Table, Title } from "@mantine/core";
import { may, type Action } from "../../../domain/account/permissions.ts";
import type { Me } from "../../../domain/account/session.ts";
import { useSession } from "../../platform/use-session.ts";
import { MENU } from "./menu.ts";

type Shortcut = {
  /** Names and no arrow signs: many fonts have none. */
  keys: readonly string[];
  label: string;
  /** « + » for keys held together. */
  joined?: string;
  /** Asked by the key; without it everybody has it. */
  action?: Action;
};

const SECTIONS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: "Partout",
    shortcuts: [
      { keys: ["Ctrl", "K"], joined: " + ", label: "Rechercher ou agir" },
      { keys: ["N"], label: "Nouvelle intervention", action: "edit-repair" },
      ...MENU.flatMap(({ key, label }) => (key ? { keys: ["G", key.toUpperCase()], label } : [])),
      {
        keys: ["Haut", "Bas"],
        joined: " ou ",
        label: "Dans une liste : ligne suivante, Entrée l’ouvre",
      },
      { keys: ["?"], label: "Aide de cet écran ; une seconde fois, cette liste" },
    ],
  },
  {
    title: "Agenda",
    shortcuts: [
      { keys: ["Flèche"], label: "Passer d’un rendez-vous à l’autre, Entrée l’ouvre" },
      {
        keys: ["Espace", "Flèche"],
        label: "Saisir le rendez-vous et le déplacer ; Entrée le pose, Échap y renonce",
        action: "edit-agenda",
      },
      {
        keys: ["Maj", "Flèche"],
        joined: " + ",
        label: "Changer la durée de celui qui est saisi",
        action: "edit-agenda",
      },
    ],
  },
  {
    title: "Suivi des réparations",
    shortcuts: [
      {
        keys: ["Alt", "Flèche"],
        joined: " + ",
        label: "Déplacer la carte d’une colonne",
        action: "edit-repair",
      },
      { keys: ["Espace"], label: "Choisir la carte" },
    ],
  },
  {
    title: "Nouvelle intervention",
    shortcuts: [
      { keys: ["Alt", "U"], joined: " + ", label: "Urgente ou non", action: "edit-repair" },
      { keys: ["Alt", "Gauche"], joined: " + ", label: "Étape précédente", action: "edit-repair" },
      { keys: ["Ctrl", "Entrée"], joined: " + ", label: "Créer", action: "edit-repair" },
    ],
  },
  {
    title: "Photo annotée",
    shortcuts: [
      { keys: ["Flèche"], label: "Déplacer la forme", action: "upload-file" },
      { keys: ["Maj", "Flèche"], joined: " + ", label: "L’étirer", action: "upload-file" },
    ],
  },
];

/** The keys of the office that `me` may use, by screen. */
export const shortcutsOf = (me: Pick<Me, "role">) =>
  SECTIONS.map(({ title, shortcuts }) => ({
    title,
    shortcuts: shortcuts.filter(({ action }) => !action || may(me, action)),
  })).filter(({ shortcuts }) => shortcuts.length > 0);

export function ShortcutsTables() {
  const me = useSession()?.me;
  return (me ? shortcutsOf(me) : []).map(({ title, shortcuts }) => (
    <section key={title} aria-label={title}>
      <Title order={3} size="sm" mt="sm">
        {title}
      </Title>
      <Table>
        <Table.Tbody>
          {shortcuts.map((shortcut) => (
            <Row key={shortcut.keys.join(" ")} {...shortcut} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  ));
}

const Row = ({ keys, label, joined = " puis " }: Shortcut) => (
  <Table.Tr>
    <Table.Td w={170}>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && joined}
          <Kbd style={{ whiteSpace: "nowrap" }}>{key}</Kbd>
        </span>
      ))}
    </Table.Td>
    <Table.Td>{label}</Table.Td>
  </Table.Tr>
);
