import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { shopPath } from "../../../../domain/shop/address.ts";
import { isNeed } from "../../../../domain/shop/onboarding/ready.ts";
import { formatWindow, type Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { publishShop, windowsQuery, type StepParts } from "./query.ts";
import type { StepProps } from "./step-props.ts";
import { TrialPart } from "./trial-part.tsx";
import { NEED_FR } from "./words.ts";
import styles from "./onboarding.module.css";

export function PageStep({ opening, zone, go, back }: StepProps) {
  if (opening.step === "done") return <Live opening={opening} zone={zone} />;
  return <Draft opening={opening} go={go} back={back} />;
}

const addressOf = (opening: StepParts): string => location.origin + shopPath(opening);

function Draft({ opening, go, back }: Pick<StepProps, "opening" | "go" | "back">) {
  const { act, busy } = useAction(publishShop);
  const missing = opening.missing.filter(isNeed);
  return (
    <Stack gap="md">
      <div>
        <Text c="dimmed" size="sm">
          Adresse de votre page
        </Text>
        <Text fw={600} className={styles.address}>
          {addressOf(opening)}
        </Text>
      </div>
      {missing.length > 0 ? (
        <div>
          <Text>Avant de la mettre en ligne, il manque :</Text>
          <ul className={styles.missing}>
            {missing.map((need) => (
              <li key={need}>
                <Anchor component="button" type="button" onClick={() => go(NEED_FR[need].step)}>
                  {NEED_FR[need].label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Text>
          Une fois en ligne, elle paraît dans l’annuaire et vos clients y prennent rendez-vous.
        </Text>
      )}
      <Group justify="space-between" className={styles.bar}>
        <Button variant="default" size="md" onClick={back}>
          Précédent
        </Button>
        <Button size="md" loading={busy} disabled={missing.length > 0} onClick={() => void act({})}>
          Mettre ma page en ligne
        </Button>
      </Group>
    </Stack>
  );
}

const Live = ({ opening, zone }: { opening: StepParts; zone: Zone }) => (
  <Stack gap="lg">
    <div>
      <Text>Votre atelier est ouvert. Donnez cette adresse à vos clients :</Text>
      <Anchor href={shopPath(opening)} fw={600} className={styles.address}>
        {addressOf(opening)}
      </Anchor>
    </div>
    <div>
      <Title order={2} size={20}>
        Ce que vos clients peuvent réserver
      </Title>
      <NextHours zone={zone} />
    </div>
    <TrialPart opening={opening} zone={zone} />
    <Group gap="sm">
      <Button size="md" renderRoot={(props) => <Link {...props} to="/app" />}>
        Aller au bureau
      </Button>
      <Button
        size="md"
        variant="default"
        renderRoot={(props) => <Link {...props} to="/app/client" search={{ vue: "import" }} />}
      >
        Importer vos clients
      </Button>
    </Group>
  </Stack>
);

/** The very hours of the public page. */
function NextHours({ zone }: { zone: Zone }) {
  const read = useRead({ query: windowsQuery, variables: {}, nouns: ["event", "shop"] });
  const windows = read.data?.next_windows ?? [];
  return (
    <ReadStates read={read}>
      {windows.length === 0 ? (
        <Text c="dimmed">
          Aucune heure libre dans les quatorze jours. Vérifiez vos horaires et vos absences.
        </Text>
      ) : (
        <ul className={styles.hours}>
          {windows.map(({ public_start_at, public_end_at }) => (
            <li key={public_start_at}>{formatWindow(public_start_at, public_end_at, zone)}</li>
          ))}
        </ul>
      )}
    </ReadStates>
  );
}
