import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "urql";
import { openClient } from "../platform/client.ts";
import { openDeferred } from "../platform/deferred/office.ts";
import { loadRefusals } from "../platform/refusal.ts";
import { hasUploads } from "../platform/upload-key.ts";
import { reportError, watchErrors } from "../platform/errors/report-error.ts";
import { FailingPage } from "../ui/failing-page.tsx";
import { watchEscape } from "../ui/office/dialog/escape.ts";
import { UiProvider } from "../ui/office/provider.tsx";
import { watchInstall } from "./offline/install.ts";
import { registerWorker } from "./offline/worker.ts";
import { router } from "./router.tsx";
import { watchChunkFailures } from "./shell/chunk-failure.ts";

watchChunkFailures();
watchErrors();
const client = openClient();
// Photos that a page left half-way take to the road again, whatever the screen.
if (hasUploads()) void import("../platform/upload-queue.ts");

// What was done without network leaves, and each screen shows it until then.
openDeferred(async () => (await import("./offline/start.ts")).officeOf(client));

void loadRefusals();
registerWorker();
watchInstall(window);

watchEscape();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    <FailingPage onError={reportError}>
      <UiProvider>
        <Provider value={client}>
          <RouterProvider router={router} />
        </Provider>
      </UiProvider>
    </FailingPage>
  </StrictMode>,
);
