/** The booking button for the shop's own site: a link, and a script that gives it a look. */
import { bookingPath } from "./address.ts";
import { BUTTON_CAMPAIGN } from "./audience/source.ts";

export const BUTTON_LOOKS = ["violet", "noir", "blanc"] as const;
export type ButtonLook = (typeof BUTTON_LOOKS)[number];

/** An address without a version: what is pasted on a site once is never pasted again. */
export const BUTTON_SCRIPT = "/bouton/etabli.js";
export const MOST_BUTTON_TEXT = 60;
export const BUTTON_TEXT = "Prendre rendez-vous";

export type BookingButton = {
  text: string;
  look: ButtonLook;
  /** Where the booking opens. */
  tab: "same" | "new";
};

/** What the button leads to, so that its visits are counted apart. */
export const buttonLink = (origin: string, shop: { zipcode: string; slug: string }): string =>
  `${origin}${bookingPath(shop)}?utm_source=${BUTTON_CAMPAIGN}`;

/** To paste in a page: a link alone follows the look of that page. */
export const linkSnippet = (href: string, { text, tab }: BookingButton): string =>
  `<a href="${escaped(href)}"${tabOf(text, tab)}>${escaped(text)}</a>`;

export const buttonSnippet = (href: string, { text, look, tab }: BookingButton): string =>
  [
    `<a href="${escaped(href)}" data-etabli="${look}"${tabOf(text, tab)}>${escaped(text)}</a>`,
    `<script src="${escaped(new URL(BUTTON_SCRIPT, href).href)}" async></script>`,
  ].join("\n");

/** A new tab is announced to who does not see it open. */
const tabOf = (text: string, tab: BookingButton["tab"]): string =>
  tab === "new" ? ` target="_blank" rel="noopener" aria-label="${escaped(newTabLabel(text))}"` : "";

export const newTabLabel = (text: string): string => `${text} (nouvel onglet)`;

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
