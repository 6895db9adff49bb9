import { Badge, Button, Group, Loader, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { factorStatus, renewRescueCodes, turnFactorOff, type FactorStatus } from "./actions.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { RescueCodes } from "./rescue-codes.tsx";
import { TurnOnSteps } from "./turn-on-steps.tsx";
import { factorTrouble, rescueText } from "./words.ts";

type Known = FactorStatus | "asking" | "unreachable";
type Opened = "on" | "off" | "renew" | { codes: string[] } | undefined;

/** The code that is asked after the password. */
export function FactorPanel() {
  const [known, setKnown] = useState<Known>("asking");
  const [opened, setOpened] = useState<Opened>();
  const ask = async () => setKnown((await factorStatus()) ?? "unreachable");
  useEffect(() => {
    void ask();
  }, []);
  const close = () => {
    setOpened(undefined);
    void ask();
  };
  return (
    <section aria-labelledby="code-de-connexion">
      <Group gap="xs">
        <Title order={2} size={16} id="code-de-connexion">
          Code de connexion
        </Title>
        {typeof known === "object" && (
          <Badge variant="light" tt="none" color={known.on ? "green" : "gray"}>
            {known.on ? "Activé" : "Non activé"}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        Un code de votre téléphone, après le mot de passe : un mot de passe volé n’ouvre plus rien.
      </Text>
      {known === "asking" && (
        <Loader size="sm" role="status" aria-label="Chargement du code de connexion" />
      )}
      {known === "unreachable" && <Unreachable retry={ask} />}
      {typeof known === "object" && <Actions status={known} open={setOpened} />}
      <Opened opened={opened} open={setOpened} close={close} />
    </section>
  );
}

const Unreachable = ({ retry }: { retry: () => Promise<void> }) => (
  <Group gap="xs">
    <Text size="sm">{factorTrouble("unreachable")}</Text>
    <Button size="compact-sm" variant="default" onClick={retry}>
      Réessayer
    </Button>
  </Group>
);

type ActionsProps = { status: FactorStatus; open: (opened: Opened) => void };

const Actions = ({ status, open }: ActionsProps) =>
  status.on ? (
    <>
      <Text size="sm" mb="xs" c={status.rescue_codes < 3 ? "red.9" : undefined}>
        {rescueText(status.rescue_codes)}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={() => open("renew")}>
          Refaire les codes de secours
        </Button>
        <Button variant="default" size="sm" onClick={() => open("off")}>
          Retirer le code
        </Button>
      </Group>
    </>
  ) : (
    <Button variant="default" onClick={() => open("on")}>
      Activer le code de connexion
    </Button>
  );

type OpenedProps = { opened: Opened; open: (opened: Opened) => void; close: () => void };

function Opened({ opened, open, close }: OpenedProps) {
  if (opened === undefined) return null;
  if (opened === "on")
    return (
      <Dialog onClose={close} title="Activer le code de connexion" closeOnClickOutside={false}>
        <TurnOnSteps done={close} />
      </Dialog>
    );
  if (opened === "off")
    return (
      <ProofDialog
        title="Retirer le code de connexion ?"
        why="Votre mot de passe suffira de nouveau pour entrer. Vos codes de secours ne serviront plus."
        action="Retirer le code"
        color="red"
        onProof={async (proof) => {
          const refused = await turnFactorOff(proof);
          if (refused === undefined) close();
          return refused;
        }}
        close={close}
      />
    );
  if (opened === "renew")
    return (
      <ProofDialog
        title="Refaire les codes de secours"
        why="Dix codes neufs remplacent les anciens, qui ne serviront plus."
        action="Refaire les codes"
        onProof={async (proof) => {
          const outcome = await renewRescueCodes(proof);
          if (typeof outcome === "string") return outcome;
          open(outcome);
          return undefined;
        }}
        close={close}
      />
    );
  return (
    <Dialog onClose={close} title="Vos codes de secours" closeOnClickOutside={false}>
      <RescueCodes codes={opened.codes} done={close} />
    </Dialog>
  );
}
