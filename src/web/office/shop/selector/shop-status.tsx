import { Mark, type Tone } from "../../../ui/office/mark.tsx";

const STATUSES: ReadonlyMap<string, { label: string; tone: Tone }> = new Map([
  ["ACTIVE", { label: "En activité", tone: "good" }],
  ["DRAFT", { label: "En préparation", tone: "wait" }],
  ["PAUSED", { label: "En pause", tone: "wait" }],
  ["SUSPENDED", { label: "Suspendu", tone: "bad" }],
  ["CLOSED", { label: "Fermé", tone: "quiet" }],
]);

export function ShopStatus({ status }: { status: string }) {
  const { label, tone } = STATUSES.get(status) ?? { label: status, tone: "quiet" };
  return <Mark tone={tone}>{label}</Mark>;
}
