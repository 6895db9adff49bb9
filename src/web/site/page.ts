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
  /** The pages before and after it in a list. */
  prev?: string;
  next?: string;
  /** The picture shown where the page is shared, 1200 × 630 pixels. */
  image?: string;
  linkedData?: (origin: string) => object;
};

/** Each file of pages/ exports its component and its head. */
export type PageModule<Id extends PageId> = {
  Page: ComponentType<PageProps[Id]>;
  head: (props: PageProps[Id]) => PageHead;
};
