import { Drawing, type Strokes } from "./drawing.tsx";

const MACHINES = {
  /** A plug pulled out of its socket: something did not connect. */
  unplugged: {
    accent: "M38 20h10a12 12 0 0 1 0 24H38z",
    line: "M38 20h10a12 12 0 0 1 0 24H38zM30 27h8M30 37h8M60 32h3M1 18h15a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H1M14 27h6M14 37h6M25.500 13V7M20 14l-3-5M31 14l3-5",
  },
  /** A receipt or a quote on a clipboard. */
  paper: {
    accent: "M20 44h12v6H20z",
    line: "M14 6h26l10 10v42H14zM40 6v10h10M21 24h22M21 32h22M20 44h12v6H20zM38 50h6",
  },
  /** A finished machine with its tag. */
  done: {
    accent: "M46 44a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    line: "M34 56H13a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v28M10 18h38M16 13h8M29 47a12 12 0 1 1 12-12M46 62a9 9 0 1 0 0-18 9 9 0 0 0 0 18M42 53l3 3 5-6",
  },
} as const satisfies Record<string, Strokes>;

export const MachineDrawing = ({ name, size }: { name: keyof typeof MACHINES; size?: number }) => (
  <Drawing strokes={MACHINES[name]} size={size} />
);
