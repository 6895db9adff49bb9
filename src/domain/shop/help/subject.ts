import type { HelpArticle } from "./guide.ts";

type Explained = Pick<HelpArticle, "screens">;

/** True when `path` is an address of `screen`, whose parameters are written `$name`. */
function isScreen(screen: string, path: string): boolean {
  const wanted = screen.split("/");
  const given = path.replace(/\/$/, "").split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith("$") ? given[index] !== "" : part === given[index],
    )
  );
}

/**
 * The article that explains the screen at `path`: of its own address, else of the nearest one above it
 * (`/app/settings` for a section that no article names). Undefined when no screen above it has one.
 */
export function subjectOf<Article extends Explained>(
  articles: readonly Article[],
  path: string,
): Article | undefined {
  for (let at = path.replace(/\/$/, ""); at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const found = articles.find(({ screens }) => screens.some((screen) => isScreen(screen, at)));
    if (found) return found;
  }
  return undefined;
}
