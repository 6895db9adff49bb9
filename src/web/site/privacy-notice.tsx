import { RETENTION } from "../../domain/client/retention/rules.ts";
import { COOKIES_FR } from "../../domain/account/session.ts";
import type { LegalProps } from "./legal/props.ts";
import { Recipients } from "./legal/recipients.tsx";

/** The data-protection policy, on its own page and at the foot of the legal notice. */
export const Privacy = ({ editor, processors }: LegalProps) => (
  <>
    <h3>Qui répond de vos données</h3>
    <p>
      L’atelier auquel vous vous adressez est responsable des données de ses clients. Établi les
      traite pour son compte, sur ses instructions, et répond de celles des comptes du site.
    </p>
    <h3>Ce qui est recueilli, et pourquoi</h3>
    <ul>
      <li>
        Nom, téléphone, e-mail et adresse d’intervention : pour tenir le rendez-vous et vous
        prévenir. Base légale : le contrat, ou votre demande avant contrat.
      </li>
      <li>
        L’appareil, la panne et les échanges avec l’atelier : pour réparer et garder l’historique.
        Base légale : le contrat.
      </li>
      <li>
        Devis, factures, paiements et preuve de signature : pour répondre aux obligations légales de
        l’atelier.
      </li>
      <li>
        Dans l’annuaire, votre position, seulement si vous appuyez sur « Utiliser ma position » :
        arrondie au kilomètre, elle sert à trouver votre commune et n’est pas conservée. La commune
        et la panne que vous cherchez restent dans l’adresse de la page, pas chez nous.
      </li>
      <li>
        L’adresse que vous tapez : envoyée au service d’adresses que cette installation emploie (par
        défaut celui de l’État, la Géoplateforme) pour la compléter et la situer.
      </li>
      <li>
        Ce que font les personnes de l’atelier dans leur espace (qui, quoi, quand) : pour que le
        gérant en réponde.
      </li>
      <li>Journaux techniques (adresse IP, heure) : pour protéger le service contre les abus.</li>
      <li>
        Les pages des ateliers sont comptées par notre serveur : combien de fois elles sont vues,
        combien de rendez-vous suivent, et de quel genre de site on y vient. Ces totaux par jour ne
        retiennent ni adresse IP, ni appareil, ni personne.
      </li>
      <li>
        Une page qui échoue le signale à notre serveur : le nom de la page et l’erreur, sans ce que
        vous avez tapé. Les e-mails, les numéros et les liens personnels en sont retirés.
      </li>
    </ul>
    <h3>Combien de temps</h3>
    <ul>
      {RETENTION.map(({ id, what, kept }) => (
        <li key={id}>
          {what}
          {" "}: {kept}.
        </li>
      ))}
      <li>
        À votre demande, l’atelier efface votre fiche plus tôt, une fois vos réparations terminées.
      </li>
    </ul>
    <h3>Qui y a accès</h3>
    <p>
      Les personnes de l’atelier qui en ont besoin, et l’équipe d’Établi pour l’assistance : ce
      qu’elle y lit ou y change est consigné, et l’atelier peut le relire. Vos données ne sont ni
      vendues, ni cédées, ni utilisées pour de la publicité.
    </p>
    <Recipients processors={processors} />
    <h3>Cookies</h3>
    <p>
      Le site public n’en dépose aucun. L’espace de l’atelier n’utilise que ceux de la connexion,
      dont le nom est précédé de <code>__Host-</code> sur une adresse https :
    </p>
    <ul>
      {Object.entries(COOKIES_FR).map(([name, said]) => (
        <li key={name}>
          <code>{name}</code> : {said}.
        </li>
      ))}
    </ul>
    <p>
      Ce que vous tapez en prenant rendez-vous reste dans votre navigateur jusqu’à l’envoi, puis est
      effacé.
    </p>
    <h3>Vos droits</h3>
    <p>
      Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur
      limitation ou leur copie, et vous opposer à un traitement. Adressez-vous à l’atelier
      {editor.email && (
        <>
          {" "}
          ou à <a href={`mailto:${editor.email}`}>{editor.email}</a>
        </>
      )}
      . La réponse vous est due sous un mois. Vous pouvez aussi saisir la{" "}
      <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
    </p>
  </>
);
