import { Alert, Button, Group, List, PasswordInput, Progress, Skeleton, Text } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useZone } from "../../use-shop.ts";
import { copiesPath, useCopies } from "./use-copies.ts";
import { copyText, isBeingMade, percentOf, type ShopCopy } from "./words.ts";

/** The whole shop in open formats, for its owner: to keep, to read elsewhere, or to restore. */
export function CopySection() {
  const { copies, failed, making, ask, refresh } = useCopies();
  return (
    <>
      <Text size="sm" mb="md">
        Tout ce que l’atelier a enregistré, avec les photos et les documents, dans un fichier zip de
        formats ouverts, avec la liste de ce qu’il contient. Il se restaure dans une installation
        neuve. Il contient les données de vos clients : gardez-le à l’abri.
      </Text>
      <CopyForm making={making} ask={ask} />
      {failed && (
        <Alert color="yellow" mt="md">
          La liste des copies n’est pas lue.{" "}
          <Button variant="subtle" size="compact-sm" onClick={() => void refresh()}>
            Réessayer
          </Button>
        </Alert>
      )}
      {!copies && !failed && <Skeleton h={32} mt="md" />}
      <List listStyleType="none" mt="md" spacing="sm" aria-label="Copies de l’atelier">
        {copies?.map((copy) => (
          <CopyLine key={copy.id} copy={copy} />
        ))}
      </List>
    </>
  );
}

type FormProps = { making: boolean; ask: (password: string) => Promise<string> };

function CopyForm({ making, ask }: FormProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const problem = await ask(password);
    setBusy(false);
    setError(problem);
    if (problem === "") setPassword("");
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group align="flex-end" gap="sm">
        <PasswordInput
          label="Votre mot de passe"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          style={{ flex: "1 1 16rem" }}
        />
        <Button type="submit" loading={busy} disabled={making || password === ""}>
          Préparer une copie
        </Button>
      </Group>
    </form>
  );
}

function CopyLine({ copy }: { copy: ShopCopy }) {
  return (
    <List.Item styles={{ itemWrapper: { width: "100%" }, itemLabel: { width: "100%" } }}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" role={isBeingMade(copy) ? "status" : undefined}>
          {copyText(copy, useZone())}
        </Text>
        {copy.ready_at && (
          <Button component="a" variant="default" href={`${copiesPath()}/${copy.id}.zip`} download>
            Télécharger
          </Button>
        )}
      </Group>
      {isBeingMade(copy) && (
        <Progress value={percentOf(copy)} mt={6} aria-label="Avancement de la copie" />
      )}
    </List.Item>
  );
}
