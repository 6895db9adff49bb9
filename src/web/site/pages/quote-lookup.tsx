import { Frame } from "../frame/frame.tsx";
import { Lookup } from "../lookup.tsx";
import type { PageHead } from "../page.ts";
import type { QuoteLookupProps } from "../props.ts";

export const head = (): PageHead => ({
  title: "Répondre à un devis",
  description: "Lisez, acceptez ou refusez le devis de votre réparateur.",
  path: "/quote",
});

export const Page = (props: QuoteLookupProps) => (
  <Frame width="narrow">
    <Lookup
      {...props}
      action="/quote"
      title="Répondre à un devis"
      intro="Le lien vers votre devis est dans l’e-mail de l’atelier. Perdu ? Demandez-le ici : nous l’enverrons à l’adresse e-mail que l’atelier connaît."
      referenceLabel="Référence du devis"
      referenceHint="Par exemple D2026-00042."
      submit="Recevoir le lien"
    />
  </Frame>
);
