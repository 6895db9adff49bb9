import { REFUSED_REASON_FR, REFUSED_REASONS } from "../../../../domain/repair/review/reason.ts";
import { Frame } from "../../frame/frame.tsx";
import { Prose } from "../../prose.tsx";
import type { PageHead } from "../../page.ts";

export const head = (): PageHead => ({
  title: "Comment sont publiés les avis",
  description:
    "Qui peut donner un avis, comment il est vérifié, publié, refusé ou retiré sur les pages des ateliers.",
  path: "/avis",
});

/** What the law asks to say: code de la consommation, L111-7-2 and D111-16 to D111-19. */
export const Page = () => (
  <Frame>
    <Prose title="Comment sont publiés les avis">
      <h2>Qui peut donner un avis</h2>
      <p>
        Le client d’une réparation terminée, et lui seul. L’invitation part une seule fois, environ
        deux jours après la fin, par e-mail ou par SMS, avec un lien propre à cette réparation.
        Chaque avis est donc relié à une réparation que l’atelier a faite : c’est la vérification.
      </p>
      <p>Personne n’est payé ni récompensé pour un avis, ni par l’atelier, ni par Établi.</p>
      <h2>Ce qui est affiché</h2>
      <p>
        Les étoiles, le texte, le genre d’appareil, le mois de la réparation, la date de publication
        et celle du dernier changement. Le client choisit de signer de son prénom et d’une initiale,
        ou de ne pas signer. Les avis sont rangés du plus récent au plus ancien ; la moyenne compte
        tous les avis publiés, sans pondération.
      </p>
      <h2>Avant la publication</h2>
      <p>
        Un avis est publié aussitôt. S’il contient un lien, une adresse, un numéro de téléphone ou
        une injure, une personne d’Établi le lit d’abord ; les coordonnées sont toujours masquées.
      </p>
      <h2>Ce que l’atelier peut faire</h2>
      <p>
        Répondre publiquement. Signaler un avis pour l’un des motifs ci-dessous. Il ne peut ni le
        retirer, ni le modifier, ni choisir ceux qui sont montrés.
      </p>
      <h2>Pourquoi un avis est refusé</h2>
      <ul>
        {REFUSED_REASONS.map((reason) => (
          <li key={reason}>{REFUSED_REASON_FR[reason]}</li>
        ))}
      </ul>
      <p>Son auteur reçoit le motif, et peut écrire un autre avis par le même lien.</p>
      <h2>Changer ou retirer son avis</h2>
      <p>
        Par le lien de l’invitation, à tout moment. Un avis reste publié aussi longtemps que la page
        de l’atelier ; si les données du client sont effacées, son prénom l’est aussi.
      </p>
    </Prose>
  </Frame>
);
