/** Short messages in the corner of the screen, read aloud politely. */
import { hideToast, showToast } from "./toast/toast.ts";

const LASTS = 6_000;

const closeButtonProps = { "aria-label": "Fermer" };

/** One that has a name takes the place of the one before it. */
export function tellDone(message: string, name?: string): void {
  if (name) hideToast(name);
  showToast({
    ...(name && { id: name }),
    message,
    color: "teal",
    autoClose: LASTS,
    closeButtonProps,
  });
}

export function tellRefusal(message: string): undefined {
  showToast({ message, color: "yellow", autoClose: 2 * LASTS, closeButtonProps });
}

const incident = (reference: string | undefined): string =>
  reference ? ` Référence de l’incident : ${reference}.` : "";

/** `reference` names the fault in the server's log: the person gives it to the support. */
export function tellFault(isNetwork: boolean, reference?: string): undefined {
  const message = isNetwork
    ? "Le serveur ne répond pas. Votre saisie est gardée à l’écran ; réessayez dans un instant."
    : `L’enregistrement n’a pas abouti. Votre saisie est gardée à l’écran ; réessayez.${incident(reference)}`;
  showToast({ message, color: "red", autoClose: 2 * LASTS, closeButtonProps });
}
