import type { Countdown, Stopped } from "./countdown.ts";

export const NOT_ISSUED = "Facture non émise.";

const STOPPED: Record<Stopped, string> = {
  cancelled: NOT_ISSUED,
  changed: `${NOT_ISSUED} Le devis vient de changer : relisez-le.`,
  late: `${NOT_ISSUED} L’appareil était en veille à la fin des dix secondes.`,
  leaving: `${NOT_ISSUED} Vous quittiez la page.`,
};

/** Read aloud once: it must not hold the seconds that are left. */
export function statusText(countdown: Countdown): string {
  if (countdown.step === "counting")
    return "Le numéro est pris dans 10 secondes, et il est définitif. Échap annule.";
  return countdown.step === "preview" && countdown.stopped ? STOPPED[countdown.stopped] : "";
}

export function noticeTitle(countdown: Countdown): string {
  if (countdown.step === "counting") return `Le numéro est pris dans ${countdown.left} s`;
  if (countdown.step === "issuing") return "La facture est en cours d’émission";
  return countdown.stopped ? STOPPED[countdown.stopped] : "Le numéro est définitif";
}
