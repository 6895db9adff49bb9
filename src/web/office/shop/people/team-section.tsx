import { Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useShop } from "../use-shop.ts";

/** The way from the settings to the people of the shop. */
export function TeamSection() {
  const count = useShop()?.users.length ?? 0;
  return (
    <Group justify="space-between" gap={8}>
      <Text size="sm" c="dimmed">
        {count > 1 ? `${count} personnes, ` : ""}leurs rôles, métiers, couleurs et horaires.
      </Text>
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/app/settings/users" />}
      >
        Gérer l’équipe
      </Button>
    </Group>
  );
}
