import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { keptPages } from "./kept-pages.ts";
import type { PageHead } from "./page.ts";
import { isInteractive, PAGES } from "./pages.ts";
import type { PageId, PageProps } from "./props.ts";
import { SignedIn } from "./signed-in.ts";
import "../ui/site/tokens.css";

type Frame = {
  origin: string;
  assets: { styles: string; scripts: string };
  signed_in: boolean;
};

const keep = keptPages();

/** A whole document. Text is escaped by React, by `escape` or, in scripts, by `inScript`. */
export async function renderPage<Id extends PageId>(
  { id, props }: { id: Id; props: PageProps[Id] },
  { origin, assets, signed_in }: Frame,
): Promise<string> {
  const { head, body } = await keep({ id, props, origin, signed_in }, async () => {
    const page = await PAGES[id]();
    const content = createElement(page.Page, props);
    return {
      head: headTags(page.head(props), origin),
      body: renderToString(createElement(SignedIn, { value: signed_in }, content)),
    };
  });
  const interactive = isInteractive(id);
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    head +
    assets.styles +
    (interactive ? assets.scripts : "") +
    `</head><body><div id="root">${body}</div>` +
    (interactive
      ? `<script id="page" type="application/json">${inScript({ id, props, signed_in })}</script>`
      : "") +
    `</body></html>`
  );
}

function headTags(head: PageHead, origin: string): string {
  const { title, description, path, hidden, prev, next, linkedData } = head;
  return [
    `<title>${escape(title)}</title>`,
    description && `<meta name="description" content="${escape(description)}">`,
    path && `<link rel="canonical" href="${escape(origin + path)}">`,
    hidden && `<meta name="robots" content="noindex">`,
    prev && `<link rel="prev" href="${escape(origin + prev)}">`,
    next && `<link rel="next" href="${escape(origin + next)}">`,
    !hidden && path && openGraph(head, origin),
    linkedData && `<script type="application/ld+json">${inScript(linkedData(origin))}</script>`,
  ]
    .filter(Boolean)
    .join("");
}

/** What is shown where a page is shared. */
function openGraph({ title, description, path = "", image }: PageHead, origin: string): string {
  const properties = {
    "og:site_name": "Établi",
    "og:locale": "fr_FR",
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": origin + path,
    "og:image": image && origin + image,
    "og:image:width": image && "1200",
    "og:image:height": image && "630",
  };
  const card = image ? `<meta name="twitter:card" content="summary_large_image">` : "";
  return Object.entries(properties)
    .map(([name, value]) => (value ? `<meta property="${name}" content="${escape(value)}">` : ""))
    .join("")
    .concat(card);
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON cannot close the element it is written in, nor open a comment. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");
