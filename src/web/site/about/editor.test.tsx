import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { EditorFacts } from "./editor.tsx";

const WHOLE = {
  name: "Atelier SAS",
  legal_form: "SAS au capital de 10 000 €",
  address: "1 rue de l’Atelier, 31000 Toulouse",
  siret: "732 829 320 00074",
  director: "Alix Martin",
  email: "contact@atelier.example",
  phone: "05 61 99 00 12",
  host: "Hébergeur, Paris",
};
const shown = (editor: typeof WHOLE): string => renderToString(<EditorFacts editor={editor} />);

it("says all that the configuration says, and no warning", () => {
  const page = shown(WHOLE);
  for (const fact of Object.values(WHOLE)) expect(page).toContain(fact);
  expect(page).not.toContain("Non renseigné");
  expect(page).not.toContain("n’a pas encore renseigné");
});

it("says what is due and missing, and leaves out what not every publisher has", () => {
  const page = shown({ ...WHOLE, director: "", siret: "", legal_form: "" });
  expect(page).toContain("<dt>Directeur de la publication</dt><dd>Non renseigné");
  expect(page).toContain("La loi la demande avant d’ouvrir le site au public.");
  expect(page).not.toContain("SIRET");
});
