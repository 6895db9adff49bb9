import { Kbd, Modal, Table } from "@mantine/core";
import { MENU } from "./menu.ts";

export const ShortcutsDialog = ({ close }: { close: () => void }) => (
  <Modal opened onClose={close} title="Raccourcis clavier">
    <Table>
      <Table.Tbody>
        <Shortcut keys={["N"]} label="Nouvelle intervention" />
        {MENU.flatMap(({ key, label, to }) =>
          key ? [<Shortcut key={to} keys={["G", key.toUpperCase()]} label={label} />] : [],
        )}
        <Shortcut keys={["?"]} label="Afficher cette liste" />
      </Table.Tbody>
    </Table>
  </Modal>
);

const Shortcut = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <Table.Tr>
    <Table.Td w={110}>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && " puis "}
          <Kbd>{key}</Kbd>
        </span>
      ))}
    </Table.Td>
    <Table.Td>{label}</Table.Td>
  </Table.Tr>
);
