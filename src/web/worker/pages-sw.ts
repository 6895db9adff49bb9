/**
 * The service worker at /pages-sw.js: a client's own pages are read without a network, as they were when they were opened
 * last. It answers for reading alone; nothing that is sent passes through it. Registered by those pages, for their folder:
 * it loads nothing of the office.
 */
import {
  DATE_HEADER,
  fateOf,
  isFresh,
  isKept,
  marked,
  MOST_PAGES,
  NO_NETWORK,
  PATIENCE,
} from "./pages/kept-page.ts";

type FetchEvent = {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};
type Message = {
  data?: unknown;
  source: { url: string } | null;
  waitUntil: (work: Promise<unknown>) => void;
};

/** As much of a worker's global object as is used here: its own types would replace those of the page. */
declare const self: {
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: "fetch", listener: (event: FetchEvent) => void): void;
    (name: "message", listener: (event: Message) => void): void;
    (
      name: "install" | "activate",
      listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
    ): void;
  };
};

const PAGES = "etabli-client-pages";
const FILES = "etabli-client-files";
const MOST_FILES = 80;

// A page holds nothing that a newer worker could lose.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url.pathname));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** The page that registered it was loaded before: it asks for itself, with an empty list, then for its files. */
self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (!source || !Array.isArray(data)) return;
  const files = data.filter((one) => typeof one === "string");
  event.waitUntil(data.length === 0 ? keepPage(source.url) : keepFiles(files));
});

async function keepPage(address: string): Promise<void> {
  const { pathname, origin } = new URL(address);
  if (origin !== location.origin || !isKept(pathname)) return;
  const answer = await fetch(pathname).catch(() => undefined);
  if (answer) await remember(pathname, answer);
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const ours = files.filter((one) => one.startsWith(`${location.origin}/assets/`));
  await Promise.all(ours.map((one) => file(new Request(one)).catch(() => undefined)));
}

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const kept = isKept(pathname) ? await keptCopy(pathname) : undefined;
  const asked = fetch(event.request);
  const remembered = asked.then((answer) => remember(pathname, answer.clone()));
  event.waitUntil(remembered.catch(() => undefined));
  try {
    const answer = await (kept ? inTime(asked) : asked);
    const isFailure = fateOf(factsOf(answer)) === "fail";
    return isFailure && kept ? kept : answer;
  } catch {
    return kept ?? noNetwork();
  }
}

function inTime(answer: Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(() => reject(new Error("no answer in time")), PATIENCE);
  return Promise.race([answer, promise]);
}

const factsOf = ({ status, headers }: Response) => ({
  status,
  type: headers.get("content-type") ?? "",
});

async function remember(pathname: string, answer: Response): Promise<void> {
  if (!isKept(pathname) || answer.redirected) return;
  const pages = await caches.open(PAGES);
  const fate = fateOf(factsOf(answer));
  if (fate === "forget") await pages.delete(pathname);
  if (fate !== "keep") return;
  const headers = new Headers(answer.headers);
  headers.set(DATE_HEADER, String(Date.now()));
  headers.delete("content-encoding");
  const copy = new Response(await answer.text(), { headers });
  // Last in the order of its keys: the oldest one leaves first.
  await pages.delete(pathname);
  await pages.put(pathname, copy);
  await keepNewest(pages, MOST_PAGES);
}

async function keepNewest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** Undefined when it was never opened here, or too long ago. */
async function keptCopy(pathname: string): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const copy = await pages.match(pathname);
  if (!copy) return undefined;
  const at = Number(copy.headers.get(DATE_HEADER));
  if (!isFresh(at, Date.now())) {
    await pages.delete(pathname);
    return undefined;
  }
  return new Response(marked(await copy.text(), at), { headers: copy.headers });
}

/** Their names carry their hash: what is kept is what the server has. */
async function file(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await files.put(request, answer.clone());
    await keepNewest(files, MOST_FILES);
  }
  return answer;
}

const noNetwork = (): Response =>
  new Response(NO_NETWORK, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
