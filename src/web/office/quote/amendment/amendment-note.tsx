import { Alert, Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { WholeQuote } from "../query.ts";

type Named = { id: string; reference: string | null };
type Props = { quote: Pick<WholeQuote, "amends" | "amendment" | "status"> };

/** Which of the two papers counts, and the way to the other. */
export function AmendmentNote({ quote: { amends, amendment, status } }: Props) {
  if (amends)
    return (
      <Alert color="yellow" variant="light">
        Avenant au devis <To quote={amends} />.{" "}
        {status === "Accepté"
          ? "Signé, il l’a remplacé : c’est lui qui se facture."
          : "Une fois signé par le client, il le remplacera entièrement."}
      </Alert>
    );
  if (!amendment) return null;
  return (
    <Alert color="yellow" variant="light">
      {NOTES[amendment.status] ?? "Un avenant à ce devis a été fait :"} <To quote={amendment} />.
    </Alert>
  );
}

const NOTES: Readonly<Record<string, string>> = {
  Brouillon: "Un avenant est commencé :",
  "A envoyer": "Un avenant est prêt à envoyer :",
  Envoyé: "Un avenant attend la signature du client :",
  Accepté: "Un avenant signé a remplacé ce devis :",
  Refusé: "Le client a refusé un avenant :",
};

const To = ({ quote: { id, reference } }: { quote: Named }) => (
  <Anchor inherit component={Link} to={`/app/repair/quote/${id}`}>
    {reference ?? "le brouillon"}
  </Anchor>
);
