import { Kbd, Modal, Table } from "@mantine/core";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { MENU } from "./menu.ts";

export function ShortcutsDialog({ close }: { close: () => void }) {
  useReturnFocus();
  return (
    <Modal opened onClose={close} title="Raccourcis clavier">
      <Table>
        <Table.Tbody>
          <Shortcut keys={["Ctrl", "K"]} joined=" + " label="Rechercher ou agir" />
          <Shortcut keys={["N"]} label="Nouvelle intervention" />
          {MENU.flatMap(({ key, label, to }) =>
            key ? [<Shortcut key={to} keys={["G", key.toUpperCase()]} label={label} />] : [],
          )}
          <Shortcut
            keys={["↑", "↓"]}
            joined=" ou "
            label="Dans une liste : ligne suivante, Entrée l’ouvre"
          />
          <Shortcut
            keys={["Alt", "Flèche"]}
            joined=" + "
            label="Suivi : déplacer la carte d’une colonne"
          />
          <Shortcut keys={["Espace"]} label="Suivi : choisir la carte" />
          <Shortcut
            keys={["Maj", "Flèche"]}
            joined=" + "
            label="Photo annotée : étirer la forme, ou la déplacer sans Maj"
          />
          <Shortcut keys={["?"]} label="Afficher cette liste" />
          <Shortcut
            keys={["Alt", "U"]}
            joined=" + "
            label="Nouvelle intervention : urgente ou non"
          />
          <Shortcut
            keys={["Alt", "Flèche gauche"]}
            joined=" + "
            label="Nouvelle intervention : étape précédente"
          />
          <Shortcut keys={["Ctrl", "Entrée"]} joined=" + " label="Nouvelle intervention : créer" />
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

type ShortcutProps = { keys: readonly string[]; label: string; joined?: string };

const Shortcut = ({ keys, label, joined = " puis " }: ShortcutProps) => (
  <Table.Tr>
    <Table.Td w={180}>
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
