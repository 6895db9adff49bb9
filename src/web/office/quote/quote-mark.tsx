import { Mark, type Tone } from "../../ui/office/mark.tsx";

const TONES: ReadonlyMap<string, Tone> = new Map([
  ["Brouillon", "quiet"],
  ["A envoyer", "work"],
  ["Envoyé", "wait"],
  ["Accepté", "good"],
  ["Refusé", "bad"],
  ["Expiré", "bad"],
]);

export const QuoteMark = ({ status }: { status: string }) => (
  <Mark tone={TONES.get(status) ?? "quiet"}>{status}</Mark>
);
