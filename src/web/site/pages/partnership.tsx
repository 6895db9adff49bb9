import { ButtonLink } from "../../ui/site/button.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import { Actions, Lead, Prose } from "../prose.tsx";
import type { ContactProps } from "../props.ts";

export const head = (): PageHead => ({
  title: "Partenariats",
  description:
    "Fabricants, distributeurs de pièces, collectivités, assureurs : travailler avec Établi.",
  path: "/partnership",
});

export const Page = ({ email }: ContactProps) => (
  <Frame>
    <Prose title="Partenariats">
      <Lead>
        Réparer demande plus qu’un tournevis : des pièces, des notices, des clients informés. Nous
        cherchons celles et ceux qui rendent la réparation plus simple.
      </Lead>
      <h2>Fabricants et distributeurs de pièces</h2>
      <p>
        Nous voulons montrer aux ateliers la disponibilité et le prix de vos pièces au moment où ils
        préparent un devis. Construisons-le ensemble.
      </p>
      <h2>Collectivités et éco-organismes</h2>
      <p>
        Orientez les habitants vers les réparateurs de leur territoire : l’annuaire montre ceux qui
        s’y déplacent, avec leurs créneaux réels.
      </p>
      <h2>Enseignes, assureurs et assistance</h2>
      <p>
        Vous confiez des interventions à des ateliers indépendants ? Dites-nous comment vous
        voudriez les suivre.
      </p>
      <h2>Écoles et organismes de formation</h2>
      <p>Formez vos élèves avec l’outil qu’ils retrouveront à l’atelier.</p>
      {!email && (
        <p>
          Pour nous joindre : les coordonnées des <a href="/legal">mentions légales</a>.
        </p>
      )}
      {email && (
        <Actions>
          <ButtonLink href={`mailto:${email}?subject=Partenariat`}>Écrire à {email}</ButtonLink>
        </Actions>
      )}
    </Prose>
  </Frame>
);
