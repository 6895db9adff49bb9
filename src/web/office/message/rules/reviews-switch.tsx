import { Stack, Switch, Text } from "@mantine/core";
import type { RulesParts } from "./query.ts";

export type Rules = Omit<RulesParts, "__typename">;
export type Part = {
  rules: Rules;
  disabled: boolean;
  save: (changed: Partial<Rules>) => Promise<void>;
};

export const Reviews = ({ rules: { reviews }, disabled, save }: Part) => (
  <Stack gap={8} role="group" aria-label="Demandes d’avis">
    <Text size="sm">
      Demander un avis au client, une seule fois, deux jours après la fin de sa réparation. Vous
      pouvez y répondre dans Paramètres, Avis des clients.
    </Text>
    <Switch
      size="md"
      label="Demander un avis après une réparation"
      checked={reviews}
      disabled={disabled}
      onChange={({ currentTarget: { checked } }) => void save({ reviews: checked })}
    />
  </Stack>
);
