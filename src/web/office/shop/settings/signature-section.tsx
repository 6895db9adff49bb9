import { Skeleton, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { saveShopSettings } from "./actions.ts";
import { ClientView } from "./client-view/client-view.tsx";
import { settingsQuery } from "./query.ts";

/** Whether a client must confirm a code before signing a quote online. */
export function SignatureSection() {
  const id = selectedShop() ?? "";
  const read = useRead({ query: settingsQuery, variables: { id }, nouns: ["shop"] });
  return (
    <ReadStates read={read} shape={<Skeleton h={48} />}>
      <CodeSwitch asked={read.data?.repair_shop?.signature_code ?? false} />
    </ReadStates>
  );
}

/** What the client finds under the quote, before the signature. */
const SigningView = ({ asked }: { asked: boolean }) => (
  <ClientView name="signature">
    {asked ? (
      <>
        <p>Votre code de signature</p>
        <p>
          Pour vérifier que c’est bien vous, un code à six chiffres vous est envoyé à
          c•••@example.org.
        </p>
      </>
    ) : (
      <p>Signez dans le cadre, ou tapez votre nom.</p>
    )}
  </ClientView>
);

function CodeSwitch({ asked }: { asked: boolean }) {
  const me = useSession()?.me;
  const { act, busy } = useAction(saveShopSettings);
  const [wanted, setWanted] = useState(asked);
  const isAllowed = me !== undefined && may(me, "edit-settings");
  const save = async (signature_code: boolean) => {
    setWanted(signature_code);
    await act({ input: { signature_code } });
  };
  return (
    <Stack gap="md">
      <Switch
        size="md"
        checked={busy ? wanted : asked}
        disabled={!isAllowed}
        onChange={({ currentTarget }) => void save(currentTarget.checked)}
        label="Demander un code au client qui signe en ligne"
        description="Pour signer un devis, le client saisit un code à six chiffres envoyé à l’adresse e-mail de sa fiche."
      />
      <SigningView asked={busy ? wanted : asked} />
      {!isAllowed && (
        <Text size="sm" c="dimmed" mt="sm">
          Seul le responsable de l’atelier peut changer ce réglage.
        </Text>
      )}
    </Stack>
  );
}
