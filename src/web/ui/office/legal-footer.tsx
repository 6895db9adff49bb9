import { Anchor, Group, Text } from "@mantine/core";

/** The foot of the screens that are outside /app (specification §2). */
export const LegalFooter = () => (
  <Group component="footer" justify="center" gap={16} p={16}>
    <Text size="sm" c="dimmed">
      © 2026 Établi
    </Text>
    <Anchor size="sm" href="/rgpd">
      Politique de protection des données
    </Anchor>
  </Group>
);
