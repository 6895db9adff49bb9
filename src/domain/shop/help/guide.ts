/** The guide for craftspeople: short articles, read beside the screen that they explain. */

/** Part of the guide, in the order of its table of contents. */
export const HELP_GROUPS = ["Commencer", "Chaque jour", "Clients", "Argent", "Réglages"] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

/** A paragraph, or what is done one step after another. Words between two stars (« **Envoyer** ») are the screen's own. */
export type HelpBlock = { text: string } | { steps: readonly string[] };

export type HelpArticle = {
  /** Last part of its address, /aide/{id}. */
  id: string;
  group: HelpGroup;
  title: string;
  /** One sentence: what can be done once it is read. */
  summary: string;
  /** Addresses of the screens that it explains, as the router writes them: /app/sheet/$repairid. */
  screens: readonly string[];
  /** Taken from the demonstration by `npm run help:pictures`; `screen` names it among the screens of the gallery. */
  picture: { screen: string; width: 1280 | 390; alt: string } | null;
  parts: readonly { title: string; blocks: readonly HelpBlock[] }[];
  /** Ids of the articles to read next. */
  next: readonly string[];
};

export type HelpEntry = Pick<HelpArticle, "id" | "group" | "title" | "summary">;

/** Where the built site serves the picture of an article. */
export const helpPicture = ({ id }: Pick<HelpArticle, "id">): string => `/help/${id}.webp`;

export const helpPath = ({ id }: Pick<HelpArticle, "id">): string => `/aide/${id}`;
