import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import { Privacy } from "../privacy-notice.tsx";
import { Lead, Prose } from "../prose.tsx";
import type { LegalProps } from "../legal/props.ts";

export const head = (): PageHead => ({
  title: "Politique de protection des données",
  description:
    "Quelles données sont recueillies, pourquoi, combien de temps, et quels sont vos droits.",
  path: "/rgpd",
});

export const Page = (props: LegalProps) => (
  <Frame>
    <Prose title="Politique de protection des données">
      <Lead>Vos données servent à réparer votre appareil et à tenir les comptes de l’atelier.</Lead>
      <h2>En clair</h2>
      <Privacy {...props} />
    </Prose>
  </Frame>
);
