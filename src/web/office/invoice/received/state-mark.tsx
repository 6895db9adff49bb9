import { SUPPLIER_STATE_FR } from "../../../../domain/invoice/received/decide.ts";
import { Mark, type Tone } from "../../../ui/office/mark.tsx";

const TONES: Record<string, Tone> = {
  received: "wait",
  approved: "work",
  disputed: "bad",
  refused: "quiet",
  paid: "good",
};
export const stateText = (state: string): string => {
  const texts: Record<string, string> = SUPPLIER_STATE_FR;
  return texts[state] ?? state;
};

export const StateMark = ({ state }: { state: string }) => (
  <Mark tone={TONES[state] ?? "quiet"}>{stateText(state)}</Mark>
);
