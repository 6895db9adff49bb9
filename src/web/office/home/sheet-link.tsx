import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";

export const SheetLink = ({ id, children }: { id: string; children: string }) => (
  <Anchor
    renderRoot={(props) => <Link {...props} to="/app/sheet/$repairid" params={{ repairid: id }} />}
    size="sm"
    fw={600}
  >
    {children}
  </Anchor>
);
