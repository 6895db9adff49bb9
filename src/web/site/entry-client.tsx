import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { INTERACTIVE_PAGES, type InteractiveId } from "./interactive-pages.ts";
import type { PageProps } from "./props.ts";
import "../ui/site-tokens.css";

const data = document.getElementById("page")?.textContent;
if (data) void hydrate(JSON.parse(data));

async function hydrate<Id extends InteractiveId>({ id, props }: { id: Id; props: PageProps[Id] }) {
  const { Page } = await INTERACTIVE_PAGES[id]();
  const root = document.getElementById("root");
  if (root) hydrateRoot(root, createElement(Page, props));
}
