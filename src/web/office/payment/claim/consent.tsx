import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import { askClaimConsent, noteClaimConsent } from "./actions.ts";
import type { ListedClaim } from "./query.ts";
import { consentGiven } from "./words.ts";

type Props = { claim: ListedClaim; refresh: () => void };

/** The client's own, on the tracking page; or noted at the counter, or asked again by e-mail. */
export function Consent({ claim, refresh }: Props) {
  const { invoice_id, consent_at, consent_text } = claim;
  const { act, busy } = useAction(noteClaimConsent);
  const decide = async (allowed: boolean) => {
    if (await act({ invoice_id, allowed })) refresh();
  };
  if (consent_at) return <Given claim={claim} busy={busy} takeBack={() => void decide(false)} />;
  return (
    <div>
      <Checkbox
        label="Le client a donné son accord à l’accueil, par écrit"
        description={consent_text}
        checked={false}
        disabled={busy}
        onChange={() => void decide(true)}
      />
      <Ask claim={claim} refresh={refresh} />
    </div>
  );
}

type GivenProps = { claim: ListedClaim; busy: boolean; takeBack: () => void };

function Given({ claim, busy, takeBack }: GivenProps) {
  const zone = useZone();
  const nameOf = useColleagues();
  const name = claim.consent_by ? nameOf(claim.consent_by) : "";
  return (
    <div>
      <Text size="sm" fw={600}>
        {consentGiven(claim, { zone, name })}
      </Text>
      <Text size="xs" c="dimmed">
        {`« ${claim.consent_text} »`}
      </Text>
      <Button size="compact-sm" variant="subtle" color="gray" loading={busy} onClick={takeBack}>
        Le client revient sur son accord
      </Button>
    </div>
  );
}

function Ask({ claim: { invoice_id, client_name }, refresh }: Props) {
  const { act, busy } = useAction(askClaimConsent);
  const ask = async () => {
    if (!(await act({ invoice_id }))) return;
    tellDone(`Accord demandé à ${client_name}.`);
    refresh();
  };
  return (
    <Group mt={8}>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => void ask()}>
        Demander l’accord par e-mail
      </Button>
    </Group>
  );
}
