import { Button } from "../../ui/site/button.tsx";
import { Notice } from "../../ui/site/panel.tsx";
import { refusalText, type SiteRefusal } from "../refusal.ts";

/** After these the page no longer shows the truth: it must be read again. */
const STALE: readonly SiteRefusal[] = [
  "quote-changed",
  "quote-already-answered",
  "quote-expired",
  "quote-not-sent",
];

export const Refused = ({ refusal }: { refusal: SiteRefusal | null }) =>
  refusal && (
    <Notice tone="wrong">
      <p>{refusalText(refusal)}</p>
      {STALE.includes(refusal) && (
        <Button look="quiet" onClick={() => window.location.reload()}>
          Recharger la page
        </Button>
      )}
    </Notice>
  );
