/** Where somebody lands after signing in when nothing better is known. */
export const HOME = "/app";

const ORIGIN = "https://etabli.invalid";
const LONGEST = 4096;

/**
 * The way back after signing in: a path of this site under /app or /admin, else /app. What browsers
 * read as another site (`//evil`, `/\evil`, `https:`, tabs and line ends they drop) never passes.
 */
export function safeRedirect(raw: string | null | undefined): string {
  if (!raw || raw.length > LONGEST || !/^\/(?![/\\])/.test(raw) || /[\\\p{Cc}]/u.test(raw))
    return HOME;
  if (!URL.canParse(raw, ORIGIN)) return HOME;
  const url = new URL(raw, ORIGIN);
  return url.origin === ORIGIN && isOffice(url.pathname)
    ? url.pathname + url.search + url.hash
    : HOME;
}

/** Under /app or /admin, hiding nothing behind its encoding, and not a door that leads back here. */
function isOffice(pathname: string): boolean {
  if (!/^\/(app|admin)(\/|$)/.test(pathname) || /\/\/|%(2f|5c|25|00|0[ad]|09|2e)/i.test(pathname))
    return false;
  return !/^\/app\/(connexion|logout|onboarding)(\/|$)/.test(pathname);
}

/** Where a visitor without a session is sent: the wanted path comes back after signing in. */
export const signInPath = (wanted: string): string =>
  `/app/connexion?redirect=${encodeURIComponent(wanted)}`;

/** The same for a person whose session ended while a screen was open: the sign-in page says so. */
export const signInAgainPath = (wanted: string): string => `${signInPath(wanted)}&ended=1`;

/** Paths that ask for a session (specification §2): all under /app and /admin but sign-in and sign-up. */
export const needsSession = (pathname: string): boolean =>
  /^\/(app|admin)(\/|$)/.test(pathname) && !/^\/app\/(connexion|onboarding)\/?$/.test(pathname);
