import { Group, Text } from "@mantine/core";
import type { Letter } from "./query.ts";
import { ResendButton } from "./resend-button.tsx";
import { reasonText } from "./words.ts";

/** Under a line of the journal: why its letter did not leave, and the button that tries again. */
export const LetterFailure = ({ letter }: { letter: Letter }) =>
  letter.status === "failed" && (
    <Group gap={8} my={4} wrap="wrap">
      <Text size="sm" c="red">
        {reasonText(letter)}
      </Text>
      <ResendButton letter={letter} />
    </Group>
  );
