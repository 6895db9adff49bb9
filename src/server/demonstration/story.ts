/** A story: what a client asks for, and what becomes of it step by step, each at its own time. */
import type { InterventionName } from "../../domain/catalogue/interventions.ts";
import {
  addDays,
  addMinutes,
  dateOf,
  startOfDay,
  type Instant,
  type LocalDate,
} from "../../domain/time.ts";
import type { Breakdown } from "./breakdowns.ts";
import { numberOf } from "./chance.ts";
import type { DemoClient } from "./client.ts";
import { HOME, openingOf, within, ZONE } from "./hours.ts";
import type { DemoShop } from "./shops.ts";

export type StepName =
  | "finish visit"
  | "photograph fault"
  | "photograph repair"
  | "collect appliance"
  | "receive appliance"
  | "hand over appliance"
  | "draft quote"
  | "mark quote to send"
  | "send quote"
  | "accept quote"
  | "refuse quote"
  | "expire quote"
  | "revise quote"
  | "wait for parts"
  | "get ready"
  | "test"
  | "declare repaired"
  | "issue invoice"
  | "receive part of payment"
  | "receive payment"
  | "credit invoice"
  | "come back"
  | "archive"
  | "ask for a review"
  | "give a review"
  | "answer the review";

const SENT = ["draft quote", "send quote"] as const;
const ACCEPTED = [...SENT, "accept quote"] as const;
const AT_BENCH = ["get ready", "test", "photograph repair", "declare repaired"] as const;
const REPAIRED = [...ACCEPTED, ...AT_BENCH] as const;

/** What becomes of a repair after its visit. */
export const OUTCOMES = {
  "to quote": [],
  collected: ["collect appliance"],
  drafted: ["draft quote"],
  "ready to send": ["draft quote", "mark quote to send"],
  sent: SENT,
  expired: [...SENT, "expire quote"],
  refused: [...SENT, "refuse quote"],
  accepted: ACCEPTED,
  "accepted after revision": [
    ...SENT,
    "refuse quote",
    "revise quote",
    "send quote",
    "accept quote",
  ],
  "waiting for parts": [...ACCEPTED, "wait for parts"],
  ready: [...ACCEPTED, "wait for parts", "get ready"],
  testing: [...ACCEPTED, "get ready", "test"],
  repaired: REPAIRED,
  invoiced: [...REPAIRED, "issue invoice"],
  "partly paid": [...REPAIRED, "issue invoice", "receive part of payment"],
  paid: [...REPAIRED, "issue invoice", "receive payment"],
  "came back": [
    ...ACCEPTED,
    "wait for parts",
    ...AT_BENCH,
    "issue invoice",
    "receive payment",
    "come back",
  ],
  credited: [...REPAIRED, "issue invoice", "credit invoice", "archive"],
} as const satisfies Record<string, readonly StepName[]>;
export type Outcome = keyof typeof OUTCOMES;

/** An appointment that a client wishes: the shop gives the free slot nearest to it. */
export type Wish = { user_id: string; day: LocalDate; minute: number; on_call: boolean };

export type Story = {
  /** Names the story: the same name tells the same story. */
  label: string;
  asked_at: Instant;
  by: "client" | "desk";
  client: DemoClient;
  breakdown: Breakdown;
  kind: InterventionName;
  /** Null for a call that was cut off before an appointment was made. */
  wish: Wish | null;
  photographed: boolean;
  outcome: Outcome;
};

/** Everything that follows the request, in order. */
export const stepsOf = ({ outcome, photographed, breakdown }: Story): readonly StepName[] => {
  const isLeft = LEFT_MODELS.has(breakdown.model);
  const told: readonly StepName[] = OUTCOMES[outcome];
  return [
    "finish visit",
    ...(photographed ? (["photograph fault"] as const) : []),
    ...(isLeft ? (["receive appliance"] as const) : []),
    ...(isLeft ? told.flatMap(handedOver) : told),
  ];
};

/** After its end, in the days that follow: it decides no outcome. */
export const sequelOf = ({ outcome }: Story): readonly StepName[] =>
  outcome === "paid" ? ["ask for a review", "give a review", "answer the review"] : [];

/** The client takes it back once it is paid. */
const handedOver = (name: StepName): readonly StepName[] =>
  name === "receive payment" ? [name, "hand over appliance"] : [name];

/** What is repaired at the bench: the client leaves it, and signs. */
const LEFT_MODELS: ReadonlySet<string> = new Set(["iPhone 13", "ThinkPad T14", "KD-49XF"]);

type Wait = {
  /** Minutes since the step before, then up to `spread` more. */
  after: number;
  spread: number;
  during: "road" | "office" | "home" | "night";
};

const WAITS: Record<StepName, Wait> = {
  "finish visit": { after: 0, spread: 5, during: "road" },
  "photograph fault": { after: 2, spread: 6, during: "road" },
  "photograph repair": { after: 5, spread: 20, during: "office" },
  "collect appliance": { after: 10, spread: 10, during: "road" },
  "receive appliance": { after: 3, spread: 5, during: "road" },
  "hand over appliance": { after: 20, spread: 60, during: "office" },
  "draft quote": { after: 10, spread: 20, during: "road" },
  "mark quote to send": { after: 20, spread: 60, during: "office" },
  "send quote": { after: 45, spread: 90, during: "office" },
  "accept quote": { after: 90, spread: 600, during: "home" },
  "refuse quote": { after: 240, spread: 900, during: "home" },
  "expire quote": { after: 0, spread: 1, during: "night" },
  "revise quote": { after: 60, spread: 120, during: "office" },
  "wait for parts": { after: 30, spread: 60, during: "office" },
  "get ready": { after: 600, spread: 600, during: "office" },
  test: { after: 90, spread: 120, during: "office" },
  "declare repaired": { after: 60, spread: 120, during: "office" },
  "issue invoice": { after: 20, spread: 60, during: "office" },
  "receive part of payment": { after: 5, spread: 30, during: "office" },
  "receive payment": { after: 5, spread: 600, during: "office" },
  "credit invoice": { after: 300, spread: 600, during: "office" },
  "come back": { after: 7_200, spread: 4_000, during: "office" },
  archive: { after: 5, spread: 10, during: "office" },
  "ask for a review": { after: 2_900, spread: 60, during: "office" },
  "give a review": { after: 120, spread: 1_500, during: "home" },
  "answer the review": { after: 300, spread: 900, during: "office" },
};

/** When a step comes that follows another of this moment. */
export function timeOf(
  { label }: Story,
  { shop, name, previous_at }: { shop: DemoShop; name: StepName; previous_at: Instant },
): Instant {
  const { after, spread, during } = WAITS[name];
  const at = addMinutes(previous_at, after + numberOf(`${label} ${name}`, spread));
  const late = 2 + numberOf(`${label} ${name} late`, 40);
  switch (during) {
    case "road":
      return at;
    case "office":
      return within(openingOf(shop), at, late);
    case "home":
      return within(HOME, at, late);
    case "night":
      // The morning after the last day of a quote that was valid for one.
      return startOfDay(addDays(dateOf(at, ZONE), 2), ZONE);
  }
}
