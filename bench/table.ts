/** One line of the table: our figure, the reference of the same run, their ratio, what we aim at. */
export type Row = {
  what: string;
  unit: string;
  ours: number;
  reference?: { name: string; value: number };
  aim?: Aim;
};

/** At most so much, in the row's unit; or at least this ratio of our figure to the reference. */
export type Aim = { most: number } | { ratio: number };

/** Their aims were set on another machine; bytes, memory and ratios depend on none. */
const TIMES = ["ms", "s"];

const shown = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

const ratioOf = ({ ours, reference }: Row): number | undefined =>
  reference && ours / reference.value;

/** `slowness`: how many times longer this machine takes than the one that the aims were set on. */
export function cells(row: Row, slowness: number): Record<string, string> {
  const { what, unit, ours, reference } = row;
  const ratio = ratioOf(row);
  return {
    what,
    ours: `${shown(ours)} ${unit}`,
    reference: reference ? `${shown(reference.value)} ${unit}, ${reference.name}` : "",
    ratio: ratio === undefined ? "" : shown(ratio),
    aim: aimCell(row, slowness),
  };
}

function aimCell(row: Row, slowness: number): string {
  const { aim, unit, ours } = row;
  if (!aim) return "";
  const mark = (met: boolean) => (met ? "✓" : "✗");
  if ("ratio" in aim) return `ratio ≥ ${aim.ratio} ${mark((ratioOf(row) ?? 0) >= aim.ratio)}`;
  if (!TIMES.includes(unit)) return `≤ ${aim.most} ${unit} ${mark(ours <= aim.most)}`;
  const here = aim.most * slowness;
  return `≤ ${aim.most} ${unit} (${shown(here)} ${unit} here) ${mark(ours <= here)}`;
}

const HEAD = ["what", "ours", "reference", "ratio", "aim"];

export function markdown(rows: readonly Row[], slowness: number): string {
  const line = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;
  return [
    line(HEAD),
    line(HEAD.map(() => "---")),
    ...rows.map((row) => line(Object.values(cells(row, slowness)))),
  ].join("\n");
}
