/** Which pages of a client are kept on their device for a tunnel, how long, and how a kept one says so. */

/** Where a repair stands, and a quote: behind an unguessable link, read only. */
const PAGES = /^\/(suivi|quote)\/[^/]+$/;
export const isKept = (pathname: string): boolean => PAGES.test(pathname);

/** The pages that were opened last. */
export const MOST_PAGES = 10;
/** Milliseconds: a week. */
export const KEPT_FOR = 7 * 86_400_000;
/** Milliseconds after which a line that carries nothing counts as none, for a page that is kept. */
export const PATIENCE = 4_000;

/** Epoch milliseconds of the server's answer, in the kept copy. */
export const DATE_HEADER = "x-kept-at";
/** The same, where the page's own script reads it. */
export const DATE_ATTRIBUTE = "data-kept-at";

export const isFresh = (at: number, now: number): boolean => at <= now && now - at <= KEPT_FOR;

/** The page as it is shown without a network. */
export const marked = (html: string, at: number): string =>
  html.replace("<html", `<html ${DATE_ATTRIBUTE}="${at}"`);

/** What the page is told to be kept as: `undefined` when this answer is to be forgotten, or is of no page. */
export type Fate = "keep" | "forget" | "pass" | "fail";

/** A page that is gone is gone here too; a server that fails is no answer. */
export function fateOf({ status, type }: { status: number; type: string }): Fate {
  if (status === 404 || status === 410) return "forget";
  if (status >= 500) return "fail";
  return status === 200 && type.startsWith("text/html") ? "keep" : "pass";
}

/** For an address that was never opened here. */
export const NO_NETWORK = `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Pas de réseau</title>
<style>body{font:18px/1.5 system-ui,sans-serif;margin:0 auto;max-width:34rem;padding:15vh 20px;color:#1d1b20}
a{color:#4527a0}</style></head><body><main><h1>Pas de réseau</h1>
<p>Cette page n’a pas encore été ouverte sur cet appareil. Elle s’affichera dès le retour du réseau.</p>
<p><a href="">Réessayer</a></p></main></body></html>`;
