import { EmptyState } from "../../ui/office/empty-state.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";

type Props = {
  /** Of the screen. */
  title: string;
  /** « d’écrire un devis » */
  what: string;
};

/** In the place of a screen that is not for the person's role. */
export function NotAllowed({ title, what }: Props) {
  useScreenTitle(title);
  return (
    <EmptyState title={`Votre rôle ne permet pas ${what}`}>
      Le responsable de l’atelier peut vous donner un autre rôle, dans les paramètres de l’équipe.
    </EmptyState>
  );
}
