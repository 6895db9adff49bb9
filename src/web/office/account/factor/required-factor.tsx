import { Alert, Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import type { FactorDemand } from "../../../../domain/account/factor/required.ts";
import { checkSession } from "../../../platform/sign-in.ts";
import { Logo } from "../../../ui/logo.tsx";
import { office } from "../../../ui/office/styles.ts";
import { canUsePasskeys, enterByPasskey } from "../passkey/actions.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";
import { AddPasskeyDialog } from "../passkey/add-passkey-dialog.tsx";
import { FormFault } from "../sign-in-card.tsx";
import shellStyles from "../../shell/shell.module.css";
import styles from "../sign-in.module.css";
import { TurnOnSteps } from "./turn-on-steps.tsx";
import { demandText, factorTrouble } from "./words.ts";

type Props = { demand: FactorDemand; putOff: () => void };

const TITLE = "Un second facteur pour entrer";

/** The shop requires a second factor: the person sets one up, enters with their passkey, or puts it off while they may. */
export function RequiredFactor({ demand, putOff }: Props) {
  const { title, text } = demandText(demand);
  useEffect(() => {
    document.title = `${TITLE} · Établi`;
  }, []);
  return (
    <main className={styles.signIn}>
      <Stack gap="md" className={`${office.sheetOfPaper} ${styles.signInForm}`}>
        <span className={shellStyles.brand}>
          <Logo />
          <span>Établi</span>
        </span>
        <div>
          <Title order={1}>{TITLE}</Title>
          <Text c="dimmed" mt={4}>
            Votre atelier le demande à toute l’équipe, en plus du mot de passe : un mot de passe
            volé n’ouvre plus rien.
          </Text>
        </div>
        <Alert color="yellow" variant="light" title={title}>
          {text}
        </Alert>
        {demand.has_passkey ? <KnownPasskey /> : <Choices />}
        {!demand.due && (
          <Button variant="subtle" onClick={putOff}>
            Plus tard
          </Button>
        )}
        <Anchor href="/app/logout" size="sm">
          Se déconnecter
        </Anchor>
      </Stack>
    </main>
  );
}

function Choices() {
  const [opened, open] = useState<"code" | "passkey">();
  const close = () => {
    open(undefined);
    void checkSession();
  };
  return (
    <>
      <Button size="md" fullWidth onClick={() => open("code")}>
        Un code de mon téléphone
      </Button>
      {canUsePasskeys() && (
        <Button size="md" fullWidth variant="default" px="xs" onClick={() => open("passkey")}>
          Mon doigt, mon visage ou une clé
        </Button>
      )}
      {opened === "code" && (
        <Dialog onClose={close} title="Activer le code de connexion" closeOnClickOutside={false}>
          <TurnOnSteps done={close} />
        </Dialog>
      )}
      {opened === "passkey" && <AddPasskeyDialog close={close} />}
    </>
  );
}

/** The password was given, and the account has a key: another factor is not added without it. */
function KnownPasskey() {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const enter = async () => {
    setIsBusy(true);
    setFault(undefined);
    const refused = await enterByPasskey("button");
    if (refused !== "dismissed") setFault(refused);
    setIsBusy(false);
  };
  return (
    <>
      {fault && <FormFault>{factorTrouble(fault)}</FormFault>}
      <Button size="md" fullWidth px="xs" loading={isBusy} onClick={enter}>
        Entrer avec ma clé d’identification
      </Button>
      <Text size="sm" c="dimmed">
        Votre compte en a une : le mot de passe seul ne suffit plus. Clé perdue ? Un responsable de
        l’atelier la réinitialise depuis « Équipe ».
      </Text>
    </>
  );
}
