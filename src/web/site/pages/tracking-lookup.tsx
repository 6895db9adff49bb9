import { Frame } from "../frame/frame.tsx";
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
      referenceHint="Par exemple R2026-00042. Elle est dans nos e-mails ; l’atelier peut aussi vous la donner."
      submit="Recevoir le lien"
    />
  </Frame>
);
