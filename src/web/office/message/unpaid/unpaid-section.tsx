import { Button, Group, Skeleton, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { AUDIENCE_FR, AUDIENCES } from "../../../../domain/message/unpaid/fields.ts";
import { isPaymentRung, PAYMENT_RUNG_FR } from "../../../../domain/payment/reminder/ladder.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useWanted } from "../../../platform/saving/wanted.ts";
import { useSession } from "../../../platform/use-session.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import panelStyles from "../../../ui/office/panel.module.css";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { rulesQuery, saveRules, type RulesParts } from "../rules/query.ts";
import styles from "../status-letter/status-letter.module.css";
import { LegalRates } from "./legal-rates.tsx";
import { unpaidLettersQuery, type UnpaidLetterParts } from "./query.ts";

const UnpaidDialog = lazyPart(async () => (await import("./unpaid-dialog.tsx")).UnpaidDialog);

/** Letters to late payers, in the shop's words or in ours, and the rate of what professionals owe. */
export function UnpaidSection() {
  const me = useSession()?.me;
  const disabled = !me || !may(me, "edit-settings");
  const rules = useRead({ query: rulesQuery, variables: {}, nouns: ["shop"] });
  const read = useRead({ query: unpaidLettersQuery, variables: {}, nouns: ["shop"] });
  const [edited, setEdited] = useState<UnpaidLetterParts>();
  return (
    <ReadStates read={read} shape={<Skeleton h={420} />}>
      <Stack gap="lg">
        {rules.data && <Ladder stored={rules.data.message_rules} disabled={disabled} />}
        {AUDIENCES.map((audience) => (
          <div key={audience}>
            <Text fw={600} mb={6}>
              {AUDIENCE_FR[audience]}
            </Text>
            <ul className={`${panelStyles.rows} ${styles.letters}`}>
              {(read.data?.unpaid_letters ?? [])
                .filter((letter) => letter.audience === audience)
                .map((letter) => (
                  <li key={letter.rung} className={styles.line}>
                    <Line letter={letter} disabled={disabled} edit={() => setEdited(letter)} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <LegalRates rates={read.data?.legal_rates ?? []} disabled={disabled} />
      </Stack>
      {edited && <UnpaidDialog letter={edited} onClose={() => setEdited(undefined)} />}
    </ReadStates>
  );
}

type Rules = Omit<RulesParts, "__typename">;

function Ladder({
  stored: { __typename, ...stored },
  disabled,
}: {
  stored: RulesParts;
  disabled: boolean;
}) {
  const { act } = useAction(saveRules);
  const [rules, choose] = useWanted<Rules>(stored);
  return (
    <Stack gap={8}>
      <Text size="sm">
        Le client d’une facture en retard est relancé par e-mail ou par SMS, 3, 10 puis 30 jours
        après l’échéance. Un paiement, ou une contestation, arrête les relances ; après un paiement
        partiel, la suivante demande le reste.
      </Text>
      <Switch
        size="md"
        label="Relancer les factures en retard"
        checked={rules.payments}
        disabled={disabled}
        onChange={({ currentTarget: { checked: payments } }) => {
          const input = { ...rules, payments };
          void choose(input, () => act({ input }));
        }}
      />
    </Stack>
  );
}

type LineProps = { letter: UnpaidLetterParts; disabled: boolean; edit: () => void };

function Line({ letter: { rung, audience, subject, is_default }, disabled, edit }: LineProps) {
  const when = isPaymentRung(rung) ? PAYMENT_RUNG_FR[rung] : String(rung);
  const verb = disabled ? "Lire" : "Modifier";
  return (
    <Group justify="space-between" wrap="nowrap" gap={8}>
      <div>
        <Text size="sm" fw={500}>
          {when}
        </Text>
        <Text size="xs" c="dimmed">
          {is_default ? subject : `Texte de l’atelier : ${subject}`}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        flex="none"
        aria-label={`${verb} la relance « ${when} », ${audience === "business" ? "professionnels" : "particuliers"}`}
        onClick={edit}
      >
        {verb}
      </Button>
    </Group>
  );
}
