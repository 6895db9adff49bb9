import { Button, Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { LINE_KIND_FR, type LineKind } from "../../../domain/quote/line.ts";

const PROPOSED: readonly LineKind[] = ["labour", "part", "travel", "bonus", "text"];

type Props = {
  /** What is billed without a quote brings no bonus. */
  isBilled: boolean;
  add: (kind: LineKind) => void;
};

/** One for each nature of a line. */
export const AddButtons = ({ isBilled, add }: Props) => (
  <Group gap={8} mt="sm">
    {PROPOSED.filter((kind) => !isBilled || kind !== "bonus").map((kind) => (
      <Button
        key={kind}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => add(kind)}
      >
        {LINE_KIND_FR[kind]}
      </Button>
    ))}
  </Group>
);
