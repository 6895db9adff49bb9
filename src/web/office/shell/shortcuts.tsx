import { Kbd, Modal, Table } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { MENU } from "./menu.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Milliseconds left to strike the second key. */
const SECOND_KEY = 1_500;

/** G then A / S / F to go, ? lists them. */
export function Shortcuts() {
  const [opened, { open, close }] = useDisclosure();
  const navigate = useNavigate();
  const struck = useRef(0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "?") return open();
    if (key === "g") {
      struck.current = event.timeStamp;
      return;
    }
    const entry = MENU.find((candidate) => candidate.key === key);
    if (!entry || event.timeStamp - struck.current > SECOND_KEY) return;
    struck.current = 0;
    event.preventDefault();
    void navigate({ to: entry.to });
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <Modal opened={opened} onClose={close} title="Raccourcis clavier">
      <Table>
        <Table.Tbody>
          {MENU.flatMap(({ key, label, to }) =>
            key ? [<Shortcut key={to} keys={["G", key.toUpperCase()]} label={label} />] : [],
          )}
          <Shortcut keys={["?"]} label="Afficher cette liste" />
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

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
