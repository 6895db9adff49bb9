import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { addressFor, addressLines } from "../../../../domain/client/address.ts";
import { fullName } from "../../../../domain/client/names.ts";
import type { PrintedClient } from "../../../../domain/quote/parties.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { ClientSearch } from "../../client/search/client-search.tsx";
import type { FoundClient } from "../../client/search/parts.ts";

/** A client on file, or who buys in passing and gives no name. */
export type Buyer = FoundClient | "passing";

/** As the invoice will name them. */
export function printedBuyer(buyer: FoundClient): PrintedClient & { email: string } {
  const address = addressFor(buyer.addresses, "facturation");
  const { email, siren, vat_number } = buyer;
  return {
    name: fullName(buyer),
    address: address ? addressLines(address) : [],
    type: buyer.type === "Entreprise" ? "Entreprise" : "Particulier",
    siren,
    vat_number,
    email,
  };
}

const ClientDialog = lazyDialog(
  async () => (await import("../../client/client-dialog.tsx")).ClientDialog,
);

type Props = { buyer: Buyer | undefined; choose: (buyer: Buyer | undefined) => void };

export function BuyerChoice({ buyer, choose }: Props) {
  const [typed, setTyped] = useState<string>();
  const pick = (client: FoundClient) => {
    setTyped(undefined);
    choose(client);
  };
  if (buyer)
    return (
      <Group justify="space-between" gap={8}>
        <Text fw={600}>{buyer === "passing" ? "Client de passage" : fullName(buyer)}</Text>
        <Button size="xs" variant="default" onClick={() => choose(undefined)}>
          Changer de client
        </Button>
      </Group>
    );
  return (
    <Stack gap="sm">
      <ClientSearch onPick={pick} onCreate={setTyped} autoFocus />
      <Button variant="default" mr="auto" onClick={() => choose("passing")}>
        Client de passage
      </Button>
      {typed !== undefined && (
        <ClientDialog opened typed={typed} onClose={() => setTyped(undefined)} onSaved={pick} />
      )}
    </Stack>
  );
}
