/** A file on its way in: chosen, mapped, checked, brought in. Nothing is written before the last step. */
import { useState } from "react";
import { guessMapping } from "../../../../domain/client/import/mapping.ts";
import type { ImportProgress } from "../../../../domain/client/import/progress.ts";
import { isUnreadable, readFile, type ReadFile } from "./file.ts";
import { COLUMNS_OF, sendImport, type Noun, type Report } from "./requests.ts";

export type Step = "file" | "mapping" | "check" | "done";

type ChosenFile = { import_id: string; file: ReadFile; columns: readonly string[] };

/** On its way to the server; `step` once it answers. */
export type Sent = { check: boolean; step?: ImportProgress };

const guess = (noun: Noun, { headings }: ReadFile): readonly string[] =>
  guessMapping(headings, COLUMNS_OF[noun]);

export function useImport() {
  const [noun, setNoun] = useState<Noun>("client");
  const [step, setStep] = useState<Step>("file");
  const [chosen, setChosen] = useState<ChosenFile>();
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Sent>();

  const choose = async (picked: File) => {
    setBusy(true);
    const file = await readFile(picked);
    setBusy(false);
    if (isUnreadable(file)) return setProblem(file.problem);
    setProblem(undefined);
    setChosen({ import_id: crypto.randomUUID(), file, columns: guess(noun, file) });
    setStep("mapping");
  };

  const setColumn = (index: number, key: string) =>
    setChosen(
      (known) => known && { ...known, columns: withColumn(known.columns, { index, key, noun }) },
    );

  const send = async (check: boolean) => {
    if (!chosen) return;
    const { import_id, file, columns } = chosen;
    setBusy(true);
    setProblem(undefined);
    const sending = { import_id, noun, filename: file.filename, columns, rows: file.lines, check };
    setProgress({ check });
    const answer = await sendImport(sending, (step) => setProgress({ check, step }));
    setProgress(undefined);
    setBusy(false);
    if ("problem" in answer) return setProblem(answer.problem);
    setReport(answer);
    setStep(check ? "check" : "done");
  };

  const back = (to: Step) => {
    setProblem(undefined);
    setStep(to);
  };
  return {
    noun,
    setNoun,
    step,
    back,
    chosen,
    choose,
    setColumn,
    send,
    report,
    problem,
    busy,
    progress,
  };
}

export type Importing = ReturnType<typeof useImport>;

type Change = { index: number; key: string; noun: Noun };

/** What one column brings; another column that brought the same gives it up, unless both may. */
export function withColumn(
  columns: readonly string[],
  { index, key, noun }: Change,
): readonly string[] {
  const many = COLUMNS_OF[noun].find((column) => column.key === key)?.many ?? false;
  return columns.map((known, at) => {
    if (at === index) return key;
    return known === key && !many ? "" : known;
  });
}
