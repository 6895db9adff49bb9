/** What every screen behind the sign-in stands on: colours, dates in French, messages, dialogs. */
import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import "@mantine/notifications/styles.css";
import "./fonts.css";
import "./office.css";
import { MantineProvider } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { Notifications } from "@mantine/notifications";
import "dayjs/locale/fr";
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
    <DatesProvider settings={{ locale: "fr", firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      <Notifications position="top-right" limit={3} />
      {children}
    </DatesProvider>
  </MantineProvider>
);
