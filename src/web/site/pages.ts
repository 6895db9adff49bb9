import { INTERACTIVE_PAGES } from "./interactive-pages.ts";
import type { PageModule } from "./page.ts";
import type { PageId } from "./props.ts";

/** Every page, each fetched when it is first shown. */
export const PAGES: { [Id in PageId]: () => Promise<PageModule<Id>> } = {
  ...INTERACTIVE_PAGES,
  home: () => import("./pages/home.tsx"),
  directory: () => import("./pages/directory.tsx"),
  finder: () => import("./pages/finder.tsx"),
  shop: () => import("./pages/shop.tsx"),
  terms: () => import("./pages/terms.tsx"),
  "booking/form": () => import("./pages/booking/form.tsx"),
  "booking/queue": () => import("./pages/booking/queue.tsx"),
  "booking/queue-leave": () => import("./pages/booking/queue-leave.tsx"),
  "booking/queue-offer": () => import("./pages/booking/queue-offer.tsx"),
  "booking-confirmation": () => import("./pages/booking-confirmation.tsx"),
  "contact-details": () => import("./pages/contact-details.tsx"),
  "appointment/change": () => import("./pages/appointment/change.tsx"),
  "appointment/earlier": () => import("./pages/appointment/earlier.tsx"),
  "message-choice": () => import("./pages/message-choice.tsx"),
  "tracking-lookup": () => import("./pages/tracking-lookup.tsx"),
  "quote-reading": () => import("./pages/quote-reading.tsx"),
  "quote/check": () => import("./pages/quote/check.tsx"),
  "quote/withdrawal": () => import("./pages/quote/withdrawal.tsx"),
  "quote-lookup": () => import("./pages/quote-lookup.tsx"),
  pricing: () => import("./pages/pricing.tsx"),
  about: () => import("./pages/about.tsx"),
  "api/page": () => import("./pages/api/page.tsx"),
  partnership: () => import("./pages/partnership.tsx"),
  pro: () => import("./pages/pro.tsx"),
  legal: () => import("./pages/legal.tsx"),
  "help/contents": () => import("./pages/help/contents.tsx"),
  "help/article": () => import("./pages/help/article.tsx"),
  "review/give": () => import("./pages/review/give.tsx"),
  "review/rules": () => import("./pages/review/rules.tsx"),
  privacy: () => import("./pages/privacy.tsx"),
  error: () => import("./pages/error.tsx"),
};

export const isInteractive = (id: PageId): boolean => Object.hasOwn(INTERACTIVE_PAGES, id);
