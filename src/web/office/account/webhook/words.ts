import {
  isWebhookEvent,
  TEST_EVENT,
  WEBHOOK_EVENT_FR,
} from "../../../../domain/account/webhook/event.ts";
import { formatMoment, type Zone } from "../../../../domain/time.ts";
import type { Tone } from "../../../ui/office/mark.tsx";
import type { ShownDelivery, ShownWebhook } from "./query.ts";

/** An event of a later version keeps its own name. */
export function eventText(event: string): string {
  if (event === TEST_EVENT) return "Essai";
  return isWebhookEvent(event) ? WEBHOOK_EVENT_FR[event] : event;
}

type State = { tone: Tone; text: string };

export function webhookState({
  state,
  failing_since,
}: Pick<ShownWebhook, "state" | "failing_since">): State {
  if (state === "paused") return { tone: "quiet", text: "En pause" };
  if (state === "stopped") return { tone: "bad", text: "Arrêté : trop d’échecs" };
  return failing_since
    ? { tone: "wait", text: "Ne répond plus" }
    : { tone: "good", text: "En marche" };
}

export function deliveryState({
  state,
  attempts,
}: Pick<ShownDelivery, "state" | "attempts">): State {
  if (state === "delivered") return { tone: "good", text: "Remis" };
  if (state === "failed") return { tone: "bad", text: "Échoué" };
  return attempts > 0
    ? { tone: "wait", text: "À reprendre" }
    : { tone: "work", text: "En attente" };
}

const FAILURE_FR: Record<string, string> = {
  "private-address": "cette adresse est celle d’un réseau privé : rien ne lui est envoyé",
  timeout: "pas de réponse en dix secondes",
  unreachable: "adresse injoignable",
  certificate: "certificat refusé",
  "record-gone": "l’élément n’existe plus",
};

type Attempt = Pick<
  ShownDelivery,
  "status_code" | "failure" | "duration" | "attempts" | "next_at" | "state"
>;

/** « 500 en 120 ms, 2 essais, prochain le … »; empty before the first attempt. */
export function attemptText(
  { status_code, failure, duration, attempts, next_at, state }: Attempt,
  zone: Zone,
): string {
  const answer = FAILURE_FR[failure] ?? (status_code === null ? "" : `réponse ${status_code}`);
  const took = answer && status_code !== null && duration !== null ? ` en ${duration} ms` : "";
  const count = attempts > 1 ? `${attempts} essais` : "";
  const next =
    state === "waiting" && attempts > 0 && next_at
      ? `prochain essai ${formatMoment(next_at, zone)}`
      : "";
  return [answer + took, count, next].filter(Boolean).join(", ");
}

/** The text as it was sent, easier to read; one that is no JSON stays as it is. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
