import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

/** An empty list says what will fill it, and offers the first step. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack align="center" gap={4} py={40} px="md" ta="center">
    <Text fw={650} size="md">
      {title}
    </Text>
    <Text size="sm" c="dimmed" maw={440}>
      {children}
    </Text>
  </Stack>
);
