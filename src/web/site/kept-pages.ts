import type { PageId } from "./props.ts";

/** What React and the page's head wrote; styles, scripts and their nonce are added to each answer. */
export type RenderedPage = { head: string; body: string };

/** Pages that many visitors see alike; those of one person are not kept. */
const ALIKE: ReadonlySet<PageId> = new Set(["home", "shop"]);
const MOST = 50;

/**
 * Renders a page once for the same properties. The key is all that the page is made of, so that a change of the shop, of
 * its slots or of the hour that it shows is another page at once. React was 30 % of a shop's page.
 */
export function keptPages(most = MOST) {
  /** Least recently used first. */
  const pages = new Map<string, RenderedPage>();
  return async (
    given: { id: PageId; props: object; origin: string; signed_in: boolean },
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> => {
    if (!ALIKE.has(given.id)) return render();
    const key = JSON.stringify(given);
    const page = pages.get(key) ?? (await render());
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
