import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { graphql } from "../../../platform/graphql.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";

const cardStandingQuery = graphql(`
  query cardStanding {
    card_standing
  }
`);

const connectCard = graphql(
  `
    mutation connectCard {
      result: connectCard {
        __typename
        ... on CardPage {
          url
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

/** The shop's own account at the card service, opened on its pages. */
export function CardSection() {
  const me = useSession()?.me;
  const read = useRead({ query: cardStandingQuery, variables: {}, nouns: ["shop"] });
  const { act, busy } = useAction(connectCard);
  const standing = read.data?.card_standing ?? null;
  const open = async () => {
    const page = await act({});
    if (page) window.location.assign(page.url);
  };
  const isAllowed = me !== undefined && may(me, "edit-settings");
  return (
    <ReadStates read={read} shape={<Skeleton h={120} />}>
      <Stack gap="sm" align="start">
        <Text size="sm">{standing === null ? NO_SERVICE : WORDS[standing]}</Text>
        {(standing === "off" || standing === "to-finish") && isAllowed && (
          <Button loading={busy} onClick={() => void open()}>
            {standing === "off" ? "Ouvrir un compte chez Stripe" : "Terminer l’ouverture du compte"}
          </Button>
        )}
      </Stack>
    </ReadStates>
  );
}

const NO_SERVICE =
  "Ce serveur n’est relié à aucun service de paiement par carte. Les variables STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET de la configuration le règlent.";

const WORDS: Record<string, string> = {
  off: "Vos clients paient leur facture par carte, depuis la page de suivi et depuis le message de la facture. L’argent va directement sur le compte Stripe de votre atelier ; Stripe prend sa commission.",
  "to-finish":
    "Votre compte Stripe n’est pas encore prêt à recevoir des paiements : il attend des renseignements de vous, ou leur vérification. Le paiement par carte n’est pas encore proposé à vos clients.",
  ready:
    "Vos clients paient leur facture par carte, depuis la page de suivi et depuis le message de la facture. L’argent va sur le compte Stripe de votre atelier, et le paiement s’enregistre tout seul.",
};
