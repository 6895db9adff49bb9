/** Établi beside the other applications of the telephone: offered where the browser can (W3C Manifest, installation). */

type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

export const installOffer = (): InstallOffer | undefined => offer;
export function watchInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function keep(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

/** The browser's own banner would cover the screen at its moment; the menu keeps the offer instead. */
export function watchInstall(page: EventTarget): void {
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) keep(event);
  });
  page.addEventListener("appinstalled", () => keep(undefined));
}

/** The browser asks by itself whether it is wanted; an offer serves once. */
export async function install(): Promise<void> {
  const asked = offer;
  keep(undefined);
  await asked?.prompt();
}
