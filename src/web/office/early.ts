/**
 * Runs before the office itself, from a script of its own: while a slow line still carries the office's
 * scripts, it sends for the first screen's chunk and for the answers that this screen will ask.
 */
import { addDays, dateOf, startOfDay, toInstant } from "../../domain/time.ts";
import { selectedShop } from "../platform/acting-shop.ts";
import { headersFor } from "../platform/headers.ts";
import { prefetch } from "../platform/prefetch.ts";
import { firstBounds } from "./agenda/first-read.ts";
import { AGENDA_KEY } from "./agenda/parameters-key.ts";
import { agendaQuery } from "./agenda/query.ts";
import { dayQuery, waitingQuery } from "./home/query.ts";
import { likelyZone } from "./shop/likely-zone.ts";
import { shopQuery } from "./shop/query.ts";

const shop_id = selectedShop();
const { pathname, search } = location;
const now = toInstant(Date.now());
const zone = likelyZone();

if (shop_id) {
  const headers = headersFor(shop_id);
  prefetch(shopQuery, { id: shop_id }, headers);
  if (pathname === "/app/agenda") {
    const kept = localStorage.getItem(AGENDA_KEY);
    const isPhone = matchMedia("(max-width: 44.99em)").matches;
    const bounds = firstBounds({ search, kept, isPhone, now, zone });
    prefetch(agendaQuery, bounds, headers);
    void import("./agenda/agenda-screen.tsx");
  } else if (pathname === "/app") {
    const today = dateOf(now, zone);
    const to = startOfDay(addDays(today, 1), zone);
    prefetch(dayQuery, { from: startOfDay(today, zone), to }, headers);
    prefetch(waitingQuery, {}, headers);
    void import("./home/home-screen.tsx");
  }
} else if (pathname !== "/app/onboarding") {
  void import("./account/sign-in-screen.tsx");
}
