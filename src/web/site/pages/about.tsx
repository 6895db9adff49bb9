import { ButtonLink } from "../../ui/site/button.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import { Actions, Lead, Prose } from "../prose.tsx";

export const head = (): PageHead => ({
  title: "A propos d’Établi",
  description: "Pourquoi Établi existe, pour qui, et comment nous travaillons.",
  path: "/about",
});

export const Page = () => (
  <Frame>
    <Prose title="A propos">
      <Lead>
        Établi aide les ateliers de réparation à tenir leurs rendez-vous, leurs devis et leurs
        factures, et les particuliers à faire réparer plutôt que remplacer.
      </Lead>
      <h2>Pour qui</h2>
      <ul>
        <li>
          Pour la personne dont le lave-linge fuit à 21 heures : elle réserve un vrai créneau en
          deux minutes, depuis son téléphone, sans créer de compte.
        </li>
        <li>
          Pour le technicien en tournée : sa journée dans l’ordre, l’adresse, l’historique de
          l’appareil.
        </li>
        <li>
          Pour l’accueil : retrouver un client en une seconde, savoir ce qui attend une pièce ou un
          devis.
        </li>
        <li>Pour le gérant : des factures en règle, et ce qui reste à recevoir.</li>
      </ul>
      <h2>Un seul fil, du premier appel au paiement</h2>
      <p>
        Rendez-vous, diagnostic, devis, accord, pièces, réparation, facture : tout ce qui concerne
        un appareil se suit sur une même fiche. Le client en lit la part qui le regarde sur sa page
        de suivi, sans appeler l’atelier.
      </p>
      <h2>Ce à quoi nous tenons</h2>
      <ul>
        <li>
          Un créneau affiché est un créneau réel : deux personnes n’obtiennent jamais le même.
        </li>
        <li>
          Le prix de la visite est montré avant la réservation quand l’atelier l’a donné, et un
          devis se lit, se signe ou se refuse en ligne.
        </li>
        <li>
          L’annuaire ne propose que les ateliers qui viennent chez vous, ou qui reçoivent dans votre
          commune, le plus proche d’abord : personne ne paie pour y être mieux placé.
        </li>
        <li>
          Vos données servent à réparer votre appareil et à tenir les comptes de l’atelier, à rien
          d’autre.
        </li>
      </ul>
      <Actions>
        <ButtonLink href="/annuaire">Trouver un réparateur</ButtonLink>
        <ButtonLink look="quiet" href="/pro">
          Vous réparez ?
        </ButtonLink>
      </Actions>
    </Prose>
  </Frame>
);
