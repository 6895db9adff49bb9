import { useEffect, useState } from "react";
import type { HelpArticle } from "../../../domain/shop/help/guide.ts";
import { getJson } from "../../platform/rest.ts";

type Read = { waiting: boolean; failed: boolean; articles: readonly HelpArticle[] };

const WAITING: Read = { waiting: true, failed: false, articles: [] };
const FAILED: Read = { waiting: false, failed: true, articles: [] };

/** Kept for the life of the page: the guide changes with the program only. */
let kept: readonly HelpArticle[] | undefined;

const isGuide = (value: unknown): value is { articles: readonly HelpArticle[] } =>
  typeof value === "object" &&
  value !== null &&
  "articles" in value &&
  Array.isArray(value.articles);

async function fetchGuide(): Promise<Read> {
  if (!kept) {
    const answer = await getJson("/api/v1/help");
    if (!answer.ok || !isGuide(answer.value)) return FAILED;
    kept = answer.value.articles;
  }
  return { waiting: false, failed: false, articles: kept };
}

export function useGuide(): Read & { retry: () => void } {
  const [read, setRead] = useState<Read>(
    kept ? { waiting: false, failed: false, articles: kept } : WAITING,
  );
  const ask = () => {
    setRead(WAITING);
    void fetchGuide().then(setRead);
  };
  useEffect(() => {
    if (!kept) void fetchGuide().then(setRead);
  }, []);
  return { ...read, retry: ask };
}
