import { STEP_FR } from "../step-words.ts";
import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { stillMissing, type WizardStep } from "../../../../../domain/repair/wizard/wizard.ts";
import type { Failure } from "./failure.ts";

type FailureProps = { failure: Failure; onRetry: () => Promise<void> };

export const FailureNotice = ({ failure, onRetry }: FailureProps) => (
  <Alert role="alert" color="red" variant="light" title={failure.title}>
    <Group justify="space-between" gap={8}>
      <Text size="sm" flex={1} miw={220}>
        {failure.text}
      </Text>
      {failure.isSignedOut && (
        <Anchor href="/app/connexion" target="_blank" size="sm">
          Se reconnecter
        </Anchor>
      )}
      {!failure.isTaken && (
        <Button size="xs" variant="default" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </Group>
  </Alert>
);

type MissingProps = {
  draft: WizardDraft;
  /** What was missing at the last attempt to create. */
  missing: readonly WizardStep[];
  onGo: (step: WizardStep) => void;
};

/** What is still missing, each a click away; what was given since is no longer asked. */
export function MissingNotice({ draft, missing, onGo }: MissingProps) {
  const left = stillMissing(draft, missing);
  if (left.length === 0) return null;
  return (
    <Alert role="alert" color="yellow" variant="light" title="Il manque encore">
      <Group gap={12}>
        {left.map((step) => (
          <Anchor key={step} component="button" type="button" size="sm" onClick={() => onGo(step)}>
            {STEP_FR[step]}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}
