import { EditorFacts } from "../about/editor.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import { Privacy } from "../privacy-notice.tsx";
import { Prose } from "../prose.tsx";
import type { LegalProps } from "../legal/props.ts";

export const head = (): PageHead => ({
  title: "Mentions légales",
  description: "Éditeur, hébergeur, propriété intellectuelle et protection des données.",
  path: "/legal",
});

export const Page = (props: LegalProps) => (
  <Frame>
    <Prose title="Mentions légales">
      <h2>Éditeur du site</h2>
      <EditorFacts {...props} />
      <h2>Propriété intellectuelle</h2>
      <p>
        Les textes, dessins et logiciels de ce site appartiennent à son éditeur. Les noms, logos et
        présentations des ateliers appartiennent à chacun d’eux.
      </p>
      <p>
        Les positions des communes viennent de GeoNames (CC BY 4.0) et d’Etalab (Licence Ouverte).
      </p>
      <h2>Responsabilité</h2>
      <p>
        Chaque atelier répond de ses prix, de ses devis et de ses réparations. Établi répond du bon
        fonctionnement de la prise de rendez-vous, du suivi et des documents.
      </p>
      <h2>Médiation</h2>
      <p>
        En cas de litige avec un atelier, écrivez-lui d’abord. Sans accord, vous pouvez saisir
        gratuitement le médiateur de la consommation indiqué sur sa page, ses devis et ses factures.
      </p>
      <h2 id="rgpd">Protection des données</h2>
      <Privacy {...props} />
    </Prose>
  </Frame>
);
