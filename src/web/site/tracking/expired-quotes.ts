import { progressOf } from "../../../domain/repair/progress.ts";
import type { TrackingProps } from "../props.ts";
import type { TrackedQuote } from "./tracked.ts";

/** The quote whose date passed before any answer, when the repair waits for nothing else. */
export function lapsedQuote({
  status,
  quotes,
}: Pick<TrackingProps, "status" | "quotes">): TrackedQuote | undefined {
  if (status !== "Devis en attente Client") return undefined;
  if (quotes.some((quote) => quote.status === "Envoyé")) return undefined;
  const [latest] = quotes;
  return latest?.status === "Expiré" ? latest : undefined;
}

type StatusText = { headline: string; next: string };

/** Where the repair is and what follows, as its status says; or that its quote has expired. */
export const progressTold = (
  props: Pick<TrackingProps, "status" | "quotes"> & { hold?: TrackingProps["hold"] },
): StatusText => (props.hold ? HOLD_FR[props.hold.state] : progressOfQuotes(props));

const HOLD_FR: Record<NonNullable<TrackingProps["hold"]>["state"], StatusText> = {
  waiting: {
    headline: "Votre rendez-vous est à confirmer.",
    next: "Dès que vous aurez confirmé, l’atelier sera prévenu.",
  },
  released: {
    headline: "Ce rendez-vous n’a pas été confirmé à temps.",
    next: "Le créneau est libéré. Prenez un autre rendez-vous, ou appelez l’atelier.",
  },
};

const progressOfQuotes = (props: Pick<TrackingProps, "status" | "quotes">): StatusText =>
  lapsedQuote(props)
    ? {
        headline: "Votre devis a expiré.",
        next: "L’atelier vous enverra un nouveau devis si vous le souhaitez.",
      }
    : progressOf(props.status);
