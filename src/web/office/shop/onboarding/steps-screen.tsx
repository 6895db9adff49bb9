import { Anchor, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { may } from "../../../../domain/account/permissions.ts";
import {
  isStep,
  stepBefore,
  STEPS,
  type OnboardingState,
  type Step,
} from "../../../../domain/shop/onboarding/steps.ts";
import { useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { Logo } from "../../../ui/logo.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { settingsQuery } from "../settings/form/query.ts";
import { settingsOf } from "../settings/form/settings.ts";
import { useZone } from "../use-shop.ts";
import { CompanyStep } from "./company-step.tsx";
import { HoursStep } from "./hours-step.tsx";
import { PageStep } from "./page-step.tsx";
import { PricesStep } from "./prices-step.tsx";
import { Progress } from "./progress.tsx";
import { onboardingQuery } from "./query.ts";
import type { StepProps } from "./step-props.ts";
import { TradesStep } from "./trades-step.tsx";
import { STEP_FR } from "./words.ts";
import styles from "./onboarding.module.css";

const SCREENS: Record<Step, ComponentType<StepProps>> = {
  company: CompanyStep,
  trades: TradesStep,
  hours: HoursStep,
  prices: PricesStep,
  page: PageStep,
};

/** The opening of a shop by its owner, taken up at the step where it was left. */
export function StepsScreen() {
  useScreenTitle("Ouvrir votre atelier");
  const me = useSession()?.me;
  const opening = useRead({ query: onboardingQuery, variables: {}, nouns: ["shop"] });
  const settings = useRead({
    query: settingsQuery,
    variables: {},
    nouns: ["shop"],
    after: opening,
  });
  return (
    <div className={styles.landing}>
      <header className={styles.head}>
        <a href="/" aria-label="Établi, site public">
          <Logo />
          <span>Établi</span>
        </a>
        <Anchor renderRoot={(props) => <Link {...props} to="/app" />} size="sm">
          Continuer plus tard
        </Anchor>
      </header>
      <main className={styles.main}>
        {me && !may(me, "edit-settings") ? (
          <Text>Seul le responsable de l’atelier peut l’ouvrir.</Text>
        ) : (
          <ReadStates read={settings}>
            {opening.data && settings.data && (
              <Steps
                opening={opening.data.onboarding}
                settings={settingsOf(settings.data.shop_settings)}
              />
            )}
          </ReadStates>
        )}
      </main>
    </div>
  );
}

const stateOf = (text: string): OnboardingState => (isStep(text) ? text : "done");

export function Steps({ opening, settings }: Pick<StepProps, "opening" | "settings">) {
  const zone = useZone();
  const reached = stateOf(opening.step);
  const [shown, show] = useState<Step>(reached === "done" ? "page" : reached);
  const Screen = SCREENS[shown];
  const { title, about } = STEP_FR[shown];
  const isLive = shown === "page" && reached === "done";
  const before = stepBefore(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone with its step: the keyboard goes on from the new title. */
  const go = (step: Step) => {
    flushSync(() => show(step));
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Progress shown={shown} reached={reached} go={go} />
      <Text size="sm" c="dimmed">
        Étape {STEPS.indexOf(shown) + 2} sur {STEPS.length + 1}
      </Text>
      <Title order={1} ref={heading} tabIndex={-1}>
        {isLive ? "Votre page est en ligne" : title}
      </Title>
      {!isLive && (
        <Text c="dimmed" mb="md">
          {about}
        </Text>
      )}
      <Screen
        key={shown}
        opening={opening}
        settings={settings}
        zone={zone}
        go={go}
        back={before && (() => go(before))}
      />
    </>
  );
}
