import { Button, Group, Loader, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { formatMoment } from "../../../../domain/time.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { factorTrouble } from "../factor/words.ts";
import { canUsePasskeys, ownPasskeys, removePasskey, type Passkey } from "./actions.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";

type Known = Passkey[] | "asking" | "unreachable";

/** Keys that devices hold for this account. */
export function PasskeysPanel() {
  const [known, setKnown] = useState<Known>("asking");
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey>();
  const ask = async () => setKnown((await ownPasskeys()) ?? "unreachable");
  useEffect(() => {
    void ask();
  }, []);
  const close = () => {
    setIsAdding(false);
    setRenamed(undefined);
    void ask();
  };
  const remove = async (id: string) => {
    await removePasskey(id);
    await ask();
  };
  return (
    <section aria-labelledby="cles-d-identification">
      <Title order={2} size={16} id="cles-d-identification">
        Clés d’identification
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Entrez sans mot de passe ni code : votre appareil reconnaît votre doigt, votre visage ou son
        code de verrouillage.
      </Text>
      {known === "asking" && (
        <Loader size="sm" role="status" aria-label="Chargement des clés d’identification" />
      )}
      {known === "unreachable" && <Text size="sm">{factorTrouble("unreachable")}</Text>}
      {Array.isArray(known) && <Keys passkeys={known} rename={setRenamed} remove={remove} />}
      {canUsePasskeys() ? (
        <Button variant="default" mt="xs" onClick={() => setIsAdding(true)}>
          Ajouter une clé
        </Button>
      ) : (
        <Text size="sm">Ce navigateur ne sait pas créer de clé d’identification.</Text>
      )}
      {isAdding && <AddPasskeyDialog close={close} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} close={close} />}
    </section>
  );
}

type KeysProps = {
  passkeys: readonly Passkey[];
  rename: (passkey: Passkey) => void;
  remove: (id: string) => Promise<void>;
};

const Keys = ({ passkeys, rename, remove }: KeysProps) => (
  <Stack component="ul" gap="xs" m={0} p={0}>
    {passkeys.map((passkey) => (
      <Group
        key={passkey.id}
        component="li"
        justify="space-between"
        gap="xs"
        mih={44}
        style={{ listStyle: "none" }}
      >
        <div>
          <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
            {passkey.name}
          </Text>
          <Text size="xs" c="dimmed">
            {passkey.used_at ? `Utilisée ${momentHere(passkey.used_at)}` : "Pas encore utilisée"}
          </Text>
        </div>
        <Group gap={8}>
          <Button
            variant="default"
            size="sm"
            aria-label={`Renommer ${passkey.name}`}
            onClick={() => rename(passkey)}
          >
            Renommer
          </Button>
          <ConfirmButton
            variant="default"
            size="sm"
            aria-label={`Retirer ${passkey.name}`}
            title={`Retirer « ${passkey.name} » ?`}
            why="Cette clé n’ouvrira plus votre compte. Votre mot de passe reste le même."
            onConfirm={() => remove(passkey.id)}
          >
            Retirer
          </ConfirmButton>
        </Group>
      </Group>
    ))}
  </Stack>
);

/** On the clock of the reader's device. */
const momentHere = (at: Parameters<typeof formatMoment>[0]): string =>
  formatMoment(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
