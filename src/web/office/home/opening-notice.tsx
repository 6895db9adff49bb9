import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../ui/office/panel.tsx";

/** Until the shop's page is public. */
export const OpeningNotice = () => (
  <Panel title="Votre atelier n’est pas encore en ligne">
    <Text size="sm" mb={8}>
      Il reste quelques étapes avant que vos clients puissent vous trouver et prendre rendez-vous.
    </Text>
    <Anchor renderRoot={(props) => <Link {...props} to="/app/onboarding" />}>
      Continuer l’ouverture
    </Anchor>
  </Panel>
);
