import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowsSplit2 } from "@tabler/icons-react";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import type { DraftChange } from "../draft/draft.ts";

type Props = {
  line: QuoteLine;
  change: (change: DraftChange) => void;
  addBeside: (id: string) => void;
};

/** What of a line is left to the client: one alternative of several, or to be taken or left. */
export const OptionMenu = ({ line, change, addBeside }: Props) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon
        variant="subtle"
        color={line.option ? "purple" : "gray"}
        size={26}
        aria-label="Au choix du client"
        title="Au choix du client"
      >
        <IconArrowsSplit2 size={17} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {line.option?.alternative !== null && (
        <Menu.Item onClick={() => addBeside(line.id)}>Ajouter une proposition au choix</Menu.Item>
      )}
      {!line.option && (
        <Menu.Item onClick={() => change({ type: "optional", id: line.id })}>
          Laisser en option
        </Menu.Item>
      )}
      {line.option && (
        <Menu.Item onClick={() => change({ type: "fixed", id: line.id })}>
          Compter dans tous les cas
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);
