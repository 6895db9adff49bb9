import { Frame } from "../frame.tsx";
import { Lookup } from "../lookup.tsx";
import type { PageHead } from "../page.ts";
import type { TrackingLookupProps } from "../props.ts";

export const head = (): PageHead => ({
  title: "Suivre ma réparation",
  description: "Où en est votre appareil : retrouvez votre réparation avec sa référence.",
  path: "/suivi",
});

export const Page = (props: TrackingLookupProps) => (
  <Frame width="narrow">
    <Lookup
      {...props}
      action="/suivi"
      title="Suivre ma réparation"
      intro="Le lien de suivi est dans l’e-mail de confirmation. Sinon, retrouvez votre réparation ici."
      referenceLabel="Référence de la réparation"
      referenceHint="Elle est imprimée sur le bon remis par l’atelier."
      submit="Voir ma réparation"
    />
  </Frame>
);
