import { createElement, startTransition, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { replayEarlyEvents } from "./early-events.ts";
import { INTERACTIVE_PAGES, type InteractiveId } from "./interactive-pages.ts";
import type { PageProps } from "./props.ts";
import { FailingPage } from "../ui/failing-page.tsx";
import { SignedIn } from "./signed-in.ts";
import "../ui/site/tokens.css";

const data = document.getElementById("page")?.textContent;
if (data) void hydrate(JSON.parse(data));

type Sent<Id extends InteractiveId> = { id: Id; props: PageProps[Id]; signed_in: boolean };

async function hydrate<Id extends InteractiveId>({ id, props, signed_in }: Sent<Id>) {
  const { Page } = await INTERACTIVE_PAGES[id]();
  const root = document.getElementById("root");
  if (!root) return;
  // In short tasks: a slow telephone scrolls and answers meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <FailingPage onError={reportError}>
        <SignedIn value={signed_in}>
          <Listening>{createElement(Page, props)}</Listening>
        </SignedIn>
      </FailingPage>,
    );
  });
}

function Listening({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayEarlyEvents();
  }, []);
  return children;
}
