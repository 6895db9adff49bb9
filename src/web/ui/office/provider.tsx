/** What every screen behind the sign-in stands on: colours, messages, dialogs. */
import "../fonts.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { cssVariables, theme } from "./theme.ts";

const Toasts = lazyPart(async () => (await import("./toast/toasts.tsx")).Toasts);

/** The page's content policy allows only styles that carry its nonce. */
const nonce = (): string =>
  document.querySelector("script[nonce]")?.getAttribute("nonce") || nonceProperty();

const nonceProperty = (): string =>
  document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";

export const UiProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="auto"
    getStyleNonce={nonce}
  >
    <Toasts />
    {children}
  </MantineProvider>
);
