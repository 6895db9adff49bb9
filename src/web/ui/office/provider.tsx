/** What every screen behind the sign-in stands on: colours, messages, dialogs. */
import "../fonts.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { cssVariables, theme } from "./theme.ts";

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
    <Notifications position="top-right" limit={3} />
    {children}
  </MantineProvider>
);
