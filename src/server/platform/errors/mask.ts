/** What an error says, without what belongs to a person: e-mails, telephone numbers, addresses of machines, links. */

const RULES: readonly [pattern: RegExp, replacement: string][] = [
  // A frame of Firefox and Safari is « function@https://… ».
  [/(?<![^\s@])[^\s@]+(?:@|%40)(?!(?:https?|file):\/\/)[^\s@]*/gi, "[e-mail]"],
  [/(?<=[\w/])\?[\w%.~[\]-]+=[^\s"')]*/g, "?…"],
  // The secret of a link is a part of its path; what is followed by an extension is a script of ours.
  [/(?<=[/=])[\w-]{16,}(?![\w-]|\.[mc]?[jt]sx?\b)/g, "[…]"],
  // Elsewhere, what no name of ours looks like: with a digit, two capitals, or neither a capital nor a hyphen.
  [
    /(?<![\w-])(?=[\w-]*(?:\d|[A-Z]{2})|[a-z]{20,}(?![\w-]))[\w-]{20,}(?![\w-]|\.[mc]?[jt]sx?\b)/g,
    "[…]",
  ],
  [/\+?\d(?:[\s.()-]{0,3}\d){8,}/g, "[numéro]"],
  // PostgreSQL repeats the value that it refuses.
  [/: "[^"]*"/g, ': "…"'],
];

export const maskPersonal = (text: string): string =>
  RULES.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);

/** The pattern of an office's address: ids of records are not said. */
export const routeOf = (path: string): string =>
  path.replace(/\/(?=[^/]*\d)[\w-]{8,}(?=\/|$)|\/\d+(?=\/|$)/g, "/:id");
