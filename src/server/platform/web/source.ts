/** Where pages and shells come from: the built files in production, Vite while developing. */
import type { PageId, PageProps } from "../../../web/site/props.ts";

export type WebMode = "development" | "production";

/** What src/web/site/entry-server.tsx exports. `origin` makes the canonical address absolute. */
export type Renderer = {
  renderPage: <Id extends PageId>(
    page: { id: Id; props: PageProps[Id] },
    frame: { origin: string; assets: PageAssets; signed_in: boolean },
  ) => Promise<string>;
};
/** HTML for the end of <head>: style sheets and fonts for every page, scripts for those that need one. */
export type PageAssets = { styles: string; scripts: string };

export type WebSource = {
  renderer: () => Promise<Renderer>;
  assets: (id: PageId, nonce: string) => PageAssets;
  shell: (name: ShellName, request: { url: string; nonce: string }) => Promise<string>;
};
export type ShellName = "app" | "admin";
