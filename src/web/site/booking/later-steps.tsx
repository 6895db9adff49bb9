import type { ReactNode } from "react";
import { Notice } from "../../ui/site/panel.tsx";
import type { BookingStep } from "../../../domain/booking/steps.ts";
import { ContactStep } from "./contact/contact-step.tsx";
import { fetchModule } from "../use-module.ts";
import { loadTunnel } from "./problem/load-tunnel.ts";
import { ProblemStep } from "./problem/problem-step.tsx";
import { SlotStep } from "./slot/slot-step.tsx";
import type { StepProps } from "./step-props.ts";

export type LaterStep = Exclude<BookingStep, "appliance">;

/** The screens that come after the first one, fetched while it is read. */
export const LATER_STEPS: Record<LaterStep, (step: StepProps) => ReactNode> = {
  problem: ProblemStep,
  slot: SlotStep,
  contact: ContactStep,
};

/**
 * The drawn questions about the appliance that was chosen: there before their screen is, so that they do not push its
 * button away under the finger. A failure is tried again by that screen.
 */
export function fetchAhead(): void {
  fetchModule(loadTunnel).catch(() => undefined);
}

/** Over each question while the shop tries its own page. */
export const TrialNotice = () => (
  <Notice tone="waits">
    <p>
      <strong>Réservation d’essai.</strong> Répondez comme le ferait un client. La lettre ne part
      qu’à vous, quelles que soient les coordonnées saisies, et rien n’est compté.
    </p>
  </Notice>
);
