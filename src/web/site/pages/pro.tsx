import { ButtonLink } from "../../ui/site/button.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import { Actions, Lead, Prose } from "../prose.tsx";

export const head = (): PageHead => ({
  title: "Établi pour les réparateurs et artisans",
  description:
    "Rendez-vous en ligne, agenda, devis signés, factures en règle : l’outil de l’atelier de réparation.",
  path: "/pro",
});

export const Page = () => (
  <Frame>
    <Prose title="Votre atelier, chaque chose à sa place">
      <Lead>
        Moins de téléphone, moins de doubles saisies, plus de réparations : Établi tient l’agenda,
        les fiches, les devis et les factures de votre atelier.
      </Lead>
      <h2>Des rendez-vous qui se prennent sans vous</h2>
      <p>
        Votre page publique montre vos horaires, vos tarifs et vos créneaux réellement libres. Ils
        tiennent compte des compétences de chacun, des absences et du temps de route, et ils sont
        proposés de façon à raccourcir la tournée.
      </p>
      <h2>Une fiche par réparation</h2>
      <p>
        L’appareil, la panne, les photos, les notes, les devis : tout est daté, et une correction
        laisse sa trace. Votre client suit l’avancement de son côté et vous appelle moins.
      </p>
      <h2>Des devis qui reviennent signés</h2>
      <p>
        Le client lit le devis sur son téléphone, puis le signe ou le refuse en ligne. La preuve de
        son accord est conservée avec le document.
      </p>
      <h2>Des factures en règle</h2>
      <ul>
        <li>Une numérotation continue, sans trou, attribuée au moment de l’émission.</li>
        <li>Des documents émis qui ne changent plus, vérifiables à tout moment.</li>
        <li>Les mentions de la loi, le bonus QualiRépar, les pièces d’occasion.</li>
      </ul>
      <Actions>
        <ButtonLink href="/app/onboarding">Ouvrir mon atelier</ButtonLink>
        <ButtonLink look="quiet" href="/tarifs">
          Voir les tarifs
        </ButtonLink>
        <ButtonLink look="quiet" href="/app/connexion">
          Se connecter
        </ButtonLink>
      </Actions>
    </Prose>
  </Frame>
);
