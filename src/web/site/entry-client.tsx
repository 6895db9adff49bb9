import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { PAGES } from "./pages.ts";
import type { PageId, PageProps } from "./props.ts";
import "../ui/site-tokens.css";

const data = document.getElementById("page")?.textContent;
if (data) void hydrate(JSON.parse(data));

async function hydrate<Id extends PageId>({ id, props }: { id: Id; props: PageProps[Id] }) {
  const { Page } = await PAGES[id]();
  const root = document.getElementById("root");
  if (root) hydrateRoot(root, createElement(Page, props));
}
