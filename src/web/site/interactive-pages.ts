import type { PageModule } from "./page.ts";

export type InteractiveId = "booking" | "call/page" | "camera" | "tracking" | "quote" | "not-found";

/**
 * Pages that answer to a hand beyond links and forms. The others are sent without a single script,
 * which is the fastest a page can be on an old phone.
 */
export const INTERACTIVE_PAGES: { [Id in InteractiveId]: () => Promise<PageModule<Id>> } = {
  booking: () => import("./pages/booking.tsx"),
  "call/page": () => import("./pages/call/page.tsx"),
  camera: () => import("./pages/camera.tsx"),
  tracking: () => import("./pages/tracking.tsx"),
  quote: () => import("./pages/quote.tsx"),
  "not-found": () => import("./pages/not-found.tsx"),
};
