import type { ComponentType } from "react";
import type { PageId, PageProps } from "./props.ts";

/** What the <head> says of a page. `path` is its canonical address, without the origin. */
export type PageHead = {
  title: string;
  description?: string;
  path?: string;
  /** Kept out of search engines: personal pages, errors. */
  hidden?: boolean;
  /** schema.org, written as application/ld+json. */
  linkedData?: (origin: string) => object;
};

/** Each file of pages/ exports its component and its head. */
export type PageModule<Id extends PageId> = {
  Page: ComponentType<PageProps[Id]>;
  head: (props: PageProps[Id]) => PageHead;
};

export const PAGES: { [Id in PageId]: () => Promise<PageModule<Id>> } = {
  home: () => import("./pages/home.tsx"),
  annuaire: () => import("./pages/annuaire.tsx"),
  shop: () => import("./pages/shop.tsx"),
  rdv: () => import("./pages/rdv.tsx"),
  cgv: () => import("./pages/cgv.tsx"),
  suivi: () => import("./pages/suivi.tsx"),
  tracking: () => import("./pages/tracking.tsx"),
  quoteLookup: () => import("./pages/quoteLookup.tsx"),
  quote: () => import("./pages/quote.tsx"),
  tarifs: () => import("./pages/tarifs.tsx"),
  about: () => import("./pages/about.tsx"),
  partnership: () => import("./pages/partnership.tsx"),
  pro: () => import("./pages/pro.tsx"),
  legal: () => import("./pages/legal.tsx"),
  rgpd: () => import("./pages/rgpd.tsx"),
  notFound: () => import("./pages/notFound.tsx"),
  error: () => import("./pages/error.tsx"),
};

/**
 * Pages that answer to a hand beyond links and forms. The others are sent without a single script,
 * which is the fastest a page can be on an old phone.
 */
const INTERACTIVE: ReadonlySet<PageId> = new Set(["rdv", "tracking", "quote", "notFound"]);

export const isInteractive = (id: PageId): boolean => INTERACTIVE.has(id);
