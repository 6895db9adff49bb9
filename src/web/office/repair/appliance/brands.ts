/** The brands that the shop is offered: its own first, or the house's list when the server is silent. */
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { BRANDS } from "../../../../domain/catalogue/brands.ts";

const brandsShape = z.array(z.object({ name: z.string() }));

/** The names of an answer of GET /api/v1/brands, each once; undefined when it is none. */
export function brandsOf(answer: unknown): readonly string[] | undefined {
  const read = brandsShape.safeParse(answer);
  if (!read.success || read.data.length === 0) return undefined;
  return [...new Set(read.data.map(({ name }) => name.trim()).filter(Boolean))];
}

let asked: Promise<readonly string[]> | undefined;

async function ask(): Promise<readonly string[]> {
  const answer = await fetch("/api/v1/brands", { credentials: "same-origin" }).catch(
    () => undefined,
  );
  const found = answer?.ok ? brandsOf(await answer.json().catch(() => undefined)) : undefined;
  // Asked again next time: the line may be back, or a new brand written.
  if (!found) asked = undefined;
  return found ?? BRANDS;
}

/** Asked once while the office is open. */
export function useBrands(): readonly string[] {
  const [brands, setBrands] = useState(BRANDS);
  useEffect(() => {
    let left = false;
    asked ??= ask();
    void asked.then((found) => !left && setBrands(found));
    return () => {
      left = true;
    };
  }, []);
  return brands;
}
