import { Notice } from "../../ui/site/panel.tsx";
import type { LegalProps } from "../legal/props.ts";

type Editor = LegalProps["editor"];

/** Who publishes the site (LCEN, art. 1-1); what is due and missing is said rather than left out. */
export const EditorFacts = ({ editor }: Pick<LegalProps, "editor">) => (
  <>
    {missingIn(editor).length > 0 && (
      <Notice tone="waits">
        L’exploitant de cette installation n’a pas encore renseigné toute son identité. La loi la
        demande avant d’ouvrir le site au public.
      </Notice>
    )}
    <dl>
      {FIELDS.filter(({ key, isDue }) => isDue || editor[key]).map(({ key, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{editor[key] || "Non renseigné par l’exploitant"}</dd>
        </div>
      ))}
    </dl>
  </>
);

type Field = { key: keyof Editor; label: string; isDue?: true };

const FIELDS: readonly Field[] = [
  { key: "name", label: "Dénomination", isDue: true },
  { key: "legal_form", label: "Forme juridique et capital" },
  { key: "address", label: "Siège", isDue: true },
  { key: "siret", label: "SIRET" },
  { key: "director", label: "Directeur de la publication", isDue: true },
  { key: "email", label: "E-mail", isDue: true },
  { key: "phone", label: "Téléphone", isDue: true },
  { key: "host", label: "Hébergement", isDue: true },
];

const missingIn = (editor: Editor): Field[] =>
  FIELDS.filter(({ key, isDue }) => isDue && editor[key] === "");
