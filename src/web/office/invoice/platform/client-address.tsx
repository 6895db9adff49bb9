import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useRead } from "../../../platform/query.ts";
import { addressesQuery } from "./query.ts";

/** Where a company receives its invoices, asked of the directory when a person wants to know. */
export function ClientAddress({ siren }: { siren: string }) {
  const [asked, setAsked] = useState(false);
  const read = useRead({
    query: addressesQuery,
    variables: { siren },
    nouns: [],
    pause: !asked,
  });
  const found = read.data?.electronic_addresses;
  if (!asked)
    return (
      <Button size="xs" variant="default" mt={8} onClick={() => setAsked(true)}>
        Chercher dans l’annuaire de facturation
      </Button>
    );
  return (
    <Text size="sm" mt={8} role="status">
      {read.waiting ? "Recherche en cours" : foundText(found ?? null, read.failed)}
    </Text>
  );
}

type Found = { addresses: readonly string[]; failure: string } | null;

function foundText(found: Found, hasFailed: boolean): string {
  if (hasFailed || (found && found.failure !== ""))
    return "L’annuaire ne répond pas. Réessayez plus tard.";
  if (!found) return "Raccordez une plateforme agréée dans les paramètres pour lire l’annuaire.";
  return found.addresses.length === 0
    ? "Cette entreprise n’est pas dans l’annuaire : vérifiez son SIREN, ou envoyez-lui la facture par e-mail."
    : `Adresse de facturation électronique : ${found.addresses.join(", ")}`;
}
