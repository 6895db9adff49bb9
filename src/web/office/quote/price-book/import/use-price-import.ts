import { useState } from "react";
import { PRICE_COLUMN_KEYS } from "../../../../../domain/quote/price-book/import/columns.ts";
import { readHead, type ChosenFile } from "./read-head.ts";
import { sendFile, type PriceReport } from "./send-file.ts";

/** A supplier's file on its way in; nothing is written before it is sent. */
export function usePriceImport() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [supplier, setSupplier] = useState("");
  const [coefficient, setCoefficient] = useState<number | null>(null);
  const [report, setReport] = useState<PriceReport>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();

  const choose = async (file: File) => {
    const read = await readHead(file);
    setProblem(typeof read === "string" ? read : undefined);
    setChosen(typeof read === "string" ? undefined : read);
  };
  const setColumn = (index: number, value: string) => {
    const key = PRICE_COLUMN_KEYS.find((known) => known === value) ?? "";
    setChosen(
      (known) =>
        known && {
          ...known,
          mapping: known.mapping.map((role, at) => {
            if (at === index) return key;
            return role === key ? "" : role;
          }),
        },
    );
  };
  const send = async () => {
    if (!chosen) return;
    setProgress(0);
    setProblem(undefined);
    const answer = await sendFile({ chosen, supplier, coefficient }, setProgress);
    setProgress(undefined);
    if (typeof answer === "string") setProblem(answer);
    else setReport(answer);
  };
  const forget = () => {
    setChosen(undefined);
    setReport(undefined);
    setProblem(undefined);
  };
  return {
    chosen,
    choose,
    setColumn,
    supplier,
    setSupplier,
    coefficient,
    setCoefficient,
    send,
    report,
    problem,
    progress,
    forget,
  };
}
export type PriceImporting = ReturnType<typeof usePriceImport>;
