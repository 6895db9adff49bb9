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
      intro="Le lien de suivi est dans l’e-mail de confirmation. Perdu ? Demandez-le ici : nous l’enverrons à l’adresse e-mail que l’atelier connaît."
      referenceLabel="Référence de la réparation"
      referenceHint="Elle est imprimée sur le bon remis par l’atelier."
      submit="Recevoir le lien"
    />
  </Frame>
);
