import { Button, Group, Stack, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { useScreenTitle } from "../shell/screen-title.ts";

/** A view beside the list of clients: its title takes the focus, and one way leads back. */
export function BesideList({ title, children }: { title: string; children: ReactNode }) {
  useScreenTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="md" className="beside-list">
      <Group gap={12}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/app/client" />}
        >
          Fiches Clients
        </Button>
      </Group>
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
