import { Button, Group, List, Stack, Text } from "@mantine/core";
import { formatMoment, formatNumericDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { sendClaim } from "./actions.ts";
import { Consent } from "./consent.tsx";
import type { ListedClaim } from "./query.ts";
import { Outcome } from "./outcome.tsx";
import { missingTexts, stateOf, stateText } from "./words.ts";

type Props = { claim: ListedClaim; refresh: () => void };

/** What a claim still needs, what was said of it, and what to do now. */
export function ClaimSteps({ claim, refresh }: Props) {
  const state = stateOf(claim.state);
  const toSend = state === "open" || state === "rejected";
  return (
    <Stack gap="sm">
      {claim.reason && (
        <Text size="sm">
          {state === "rejected" ? "Motif du rejet : " : "Raison : "}
          {claim.reason}
        </Text>
      )}
      {toSend && <Missing claim={claim} />}
      {toSend && (
        <Allowed action="record-payment">
          <Consent claim={claim} refresh={refresh} />
          <Acts claim={claim} refresh={refresh} />
        </Allowed>
      )}
      {state === "sent" && (
        <Allowed action="record-payment">
          <Outcome claim={claim} refresh={refresh} state="rejected">
            Noter un rejet
          </Outcome>
        </Allowed>
      )}
      <History claim={claim} />
    </Stack>
  );
}

const Missing = ({ claim }: Pick<Props, "claim">) => (
  <div>
    <Text size="sm">
      À envoyer avant le {formatNumericDate(claim.deadline)} (délai de prudence : le vôtre est dans
      votre convention).
    </Text>
    {claim.missing.length > 0 && (
      <>
        <Text size="sm" fw={600} mt={4}>
          Il manque :
        </Text>
        <List size="sm">
          {missingTexts(claim.missing).map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      </>
    )}
  </div>
);

function Acts({ claim, refresh }: Props) {
  const { act, busy } = useAction(sendClaim);
  const send = async () => {
    if (await act({ invoice_id: claim.invoice_id })) refresh();
  };
  return (
    <Group gap={8}>
      <Button loading={busy} disabled={claim.missing.length > 0} onClick={() => void send()}>
        {claim.state === "rejected" ? "Renvoyer le dossier" : "Envoyer le dossier"}
      </Button>
      <Outcome claim={claim} refresh={refresh} state="abandoned">
        Abandonner
      </Outcome>
    </Group>
  );
}

function History({ claim: { events } }: Pick<Props, "claim">) {
  const zone = useZone();
  if (events.length === 0) return null;
  return (
    <List size="sm" c="dimmed" listStyleType="none" aria-label="Suivi du dossier">
      {events.map(({ state, detail, at }) => (
        <List.Item key={at + state}>
          {formatMoment(at, zone)} : {stateText(state).toLowerCase()}
          {detail && `, ${detail}`}
        </List.Item>
      ))}
    </List>
  );
}
