/** One line of the table: our figure, the reference of the same run, their ratio, what we aim at. */
export type Row = {
  what: string;
  unit: string;
  ours: number;
  reference?: { name: string; value: number };
  aim?: { text: string; met: boolean };
};

const shown = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

const ratioOf = ({ ours, reference }: Row): string =>
  reference ? shown(ours / reference.value) : "";

export function cells(row: Row): Record<string, string> {
  const { what, unit, ours, reference, aim } = row;
  return {
    what,
    ours: `${shown(ours)} ${unit}`,
    reference: reference ? `${shown(reference.value)} ${unit}, ${reference.name}` : "",
    ratio: ratioOf(row),
    aim: aim ? `${aim.text} ${aim.met ? "✓" : "✗"}` : "",
  };
}

const HEAD = ["what", "ours", "reference", "ratio", "aim"];

export function markdown(rows: readonly Row[]): string {
  const line = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;
  return [
    line(HEAD),
    line(HEAD.map(() => "---")),
    ...rows.map((row) => line(Object.values(cells(row)))),
  ].join("\n");
}
