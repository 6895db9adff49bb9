import { Button, Group, Stack } from "@mantine/core";
import { IconCertificate } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Allowed } from "../../account/allowed.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { ChainPanel } from "../chain/chain-panel.tsx";
import { AccountsRefused } from "./accounts-refused.tsx";
import { AccountingPanel } from "./accounting-panel.tsx";
import { HeadsPanel } from "./heads-panel.tsx";
import { ClosingPanel } from "./closing-panel.tsx";

/** What the accountant and the inspector come for: closings and the register of documents. */
export function BooksScreen() {
  useScreenTitle("Comptabilité");
  return (
    <Allowed action="export-accounts" otherwise={<AccountsRefused />}>
      <Stack p={{ base: 12, sm: 16 }} gap="md" maw={1120}>
        <ClosingPanel />
        <ChainPanel />
        <HeadsPanel />
        <AccountingPanel />
        <Group>
          <Button
            variant="default"
            leftSection={<IconCertificate size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/app/sales/attestation" />}
          >
            Attestation de l’éditeur
          </Button>
        </Group>
      </Stack>
    </Allowed>
  );
}
