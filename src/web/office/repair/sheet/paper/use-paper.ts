import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isSparing } from "../../../../platform/connection.ts";
import { useIsPrinting } from "../../../../ui/use-printing.ts";
import { codeOf, type Code } from "./code.ts";

/** Milliseconds after the sheet: the code is there when one prints by the browser's own menu. */
const QUIET = 2_000;

/** Whether the page is being printed, the code of the paper, and the button's printing, which waits for it. */
export function usePaper(link: string) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (isSparing()) return undefined;
    const timer = setTimeout(() => void codeOf(link).then(setCode, () => undefined), QUIET);
    return () => clearTimeout(timer);
  }, [link]);
  const printPaper = async () => {
    // Without its code the paper still bears the link in letters.
    const drawn = code ?? (await codeOf(link).catch(() => undefined));
    flushSync(() => setCode(drawn));
    print();
  };
  return { code, printPaper, isPrinting: useIsPrinting() };
}
