import { createElement, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { INTERACTIVE_PAGES, type InteractiveId } from "./interactive-pages.ts";
import type { PageProps } from "./props.ts";
import "../ui/site/tokens.css";

const data = document.getElementById("page")?.textContent;
if (data) void hydrate(JSON.parse(data));

async function hydrate<Id extends InteractiveId>({ id, props }: { id: Id; props: PageProps[Id] }) {
  const { Page } = await INTERACTIVE_PAGES[id]();
  const root = document.getElementById("root");
  if (root) hydrateRoot(root, <Listening>{createElement(Page, props)}</Listening>);
}

/** Presses again the button that was pressed before the page listened (`earlyClickScript`). */
function Listening({ children }: { children: ReactNode }) {
  useEffect(() => {
    const early = window.earlyClick;
    if (early) removeEventListener("click", early.listen, true);
    early?.button?.click();
  }, []);
  return children;
}

declare global {
  interface Window {
    earlyClick?: { listen: (event: Event) => void; button?: HTMLButtonElement };
  }
}
