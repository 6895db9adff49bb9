import { Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { CorrectiveProposal } from "./query.ts";
import type { TypedClient } from "./use-corrective.ts";

type Props = {
  proposal: CorrectiveProposal;
  client: TypedClient;
  set: (client: TypedClient) => void;
};

/** Who is billed, as it should have been printed. */
export function ClientFields({ proposal: { client: first }, client, set }: Props) {
  const change = (fields: Partial<TypedClient>) => set({ ...client, ...fields });
  const printed = [first.name, ...first.address].join(", ");
  const isChanged = printed !== [client.name, ...client.address.split("\n")].join(", ");
  return (
    <Stack gap="sm">
      <TextInput
        label="Nom du client"
        maxLength={200}
        value={client.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Textarea
        label="Adresse"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={client.address}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      {first.is_company && (
        <Group gap="sm" align="start" grow preventGrowOverflow={false}>
          <TextInput
            label="SIREN"
            maxLength={20}
            value={client.siren}
            onChange={({ currentTarget }) => change({ siren: currentTarget.value })}
          />
          <TextInput
            label="Numéro de TVA (facultatif)"
            maxLength={30}
            value={client.vat_number}
            onChange={({ currentTarget }) => change({ vat_number: currentTarget.value })}
          />
        </Group>
      )}
      {isChanged && (
        <Text size="sm" c="dimmed">
          La première facture disait : {printed}.
        </Text>
      )}
    </Stack>
  );
}
