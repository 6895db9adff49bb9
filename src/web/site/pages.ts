import { INTERACTIVE_PAGES } from "./interactive-pages.ts";
import type { PageModule } from "./page.ts";
import type { PageId } from "./props.ts";

/** Every page, each fetched when it is first shown. */
export const PAGES: { [Id in PageId]: () => Promise<PageModule<Id>> } = {
  ...INTERACTIVE_PAGES,
  home: () => import("./pages/home.tsx"),
  annuaire: () => import("./pages/annuaire.tsx"),
  shop: () => import("./pages/shop.tsx"),
  cgv: () => import("./pages/cgv.tsx"),
  suivi: () => import("./pages/suivi.tsx"),
  quoteLookup: () => import("./pages/quoteLookup.tsx"),
  tarifs: () => import("./pages/tarifs.tsx"),
  about: () => import("./pages/about.tsx"),
  partnership: () => import("./pages/partnership.tsx"),
  pro: () => import("./pages/pro.tsx"),
  legal: () => import("./pages/legal.tsx"),
  rgpd: () => import("./pages/rgpd.tsx"),
  error: () => import("./pages/error.tsx"),
};

export const isInteractive = (id: PageId): boolean => Object.hasOwn(INTERACTIVE_PAGES, id);
