/**
 * The service worker at /sw.js (specification §9): the office opens without network. It answers for nothing else; data
 * are kept by the page itself (`platform/kept`), under a key.
 */
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { OFFICE_FILES } from "virtual:office-files";
import { isSparing } from "../platform/connection.ts";
import { OFFICE_PAGES, SHELL } from "./addresses.ts";

/** As much of a worker's global object as is used here: its own types would replace those of the page. */
declare const self: {
  navigator: object;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    name: string,
    listener: (event: { data?: unknown; waitUntil: (work: Promise<void>) => void }) => void,
  ) => void;
};

/** Seconds after which a line that carries nothing counts as none. */
const PATIENCE = 4;
const DAY = 86_400;

cleanupOutdatedCaches();
// On a slow or metered line only the page itself is loaded ahead; scripts are kept as they are used.
precacheAndRoute(
  isSparing(self.navigator) ? OFFICE_FILES.filter(({ url }) => url === SHELL) : OFFICE_FILES,
);

const fresh = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
const kept = createHandlerBoundToURL(SHELL);
registerRoute(
  new NavigationRoute(
    // Always the newest page while there is a line; its scripts are those of its own version.
    (given) => fresh.handle(given).catch(() => kept(given)),
    { allowlist: [OFFICE_PAGES] },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "assets",
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY })],
  }),
);

// The first page that meets it is served by it from then on, without a reload.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// A new version waits until a person takes it: the page may hold what was not saved.
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") void self.skipWaiting();
});
