import { StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { reportError, watchErrors } from "../platform/errors/report-error.ts";
import { FailingPage } from "../ui/failing-page.tsx";
import { lazyPart } from "../ui/office/lazy-part.tsx";
import { watchEscape } from "../ui/office/dialog/escape.ts";
import { UiProvider } from "../ui/office/provider.tsx";
import { AdminShell } from "./admin-shell.tsx";
import { FailuresScreen } from "./failures-screen.tsx";
import { HealthScreen } from "./health-screen.tsx";
import { OutboxScreen } from "./outbox-screen.tsx";
import { ReviewsScreen } from "./reviews-screen.tsx";
import { StorageScreen } from "./storage-screen.tsx";

// Read with the page, what they ask in dialogs would be in the first script of the office too, which the pages share.
const ShopsScreen = lazyPart(async () => (await import("./shops-screen.tsx")).ShopsScreen);
const UsersScreen = lazyPart(async () => (await import("./users-screen.tsx")).UsersScreen);

/** A few screens and whole page loads between them: no router is worth its weight here. */
const outboxOf = /^\/admin\/outbox\/([0-9a-f-]{36})\/?$/.exec(location.pathname)?.[1];

const SCREENS: Record<string, ComponentType> = {
  "/admin/utilisateurs": UsersScreen,
  "/admin/echecs": FailuresScreen,
  "/admin/avis": ReviewsScreen,
  "/admin/sante": HealthScreen,
  "/admin/stockage": StorageScreen,
};
const Screen = SCREENS[location.pathname.replace(/\/$/, "")] ?? ShopsScreen;

watchErrors();
watchEscape();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    <FailingPage onError={reportError}>
      <UiProvider>
        <AdminShell>{outboxOf ? <OutboxScreen shop_id={outboxOf} /> : <Screen />}</AdminShell>
      </UiProvider>
    </FailingPage>
  </StrictMode>,
);
