import { Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { connectPlatform, type Connection } from "./query.ts";

type Props = { known: Connection | null | undefined; refresh: () => void };

/** The key is asked for each time: it is never shown again. */
export function ConnectionForm({ known, refresh }: Props) {
  const [url, setUrl] = useState(known?.url ?? "");
  const [number, setNumber] = useState(known?.platform_id ?? "");
  const [login, setLogin] = useState(known?.login ?? "");
  const [secret, setSecret] = useState("");
  const { act, busy } = useAction(connectPlatform);
  const save = async () => {
    if (!(await act({ input: { url, platform_id: number, login, secret } }))) return;
    tellDone("La plateforme répond : elle est raccordée.");
    setSecret("");
    refresh();
  };
  return (
    <Stack gap="sm" maw={480}>
      <TextInput
        label="Adresse"
        description="Donnée par la plateforme ; elle commence par https://"
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <TextInput
        label="Numéro de la plateforme"
        description="Son immatriculation dans la liste de l’État"
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <TextInput
        label="Identifiant"
        autoComplete="off"
        value={login}
        onChange={({ currentTarget }) => setLogin(currentTarget.value)}
      />
      <PasswordInput
        label="Clé secrète"
        description="Gardée chiffrée ; elle ne sera plus affichée"
        autoComplete="off"
        value={secret}
        onChange={({ currentTarget }) => setSecret(currentTarget.value)}
      />
      <Group>
        <Button loading={busy} onClick={save}>
          Vérifier et raccorder
        </Button>
      </Group>
    </Stack>
  );
}
