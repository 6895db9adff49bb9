import { useCallback, useEffect, useState } from "react";
import { selectedShop } from "../../../../platform/acting-shop.ts";
import { getJson, postJson } from "../../../../platform/rest.ts";
import { isBeingMade, readCopies, type ShopCopy } from "./words.ts";

/** Milliseconds between two looks at a copy that is being made. */
const BETWEEN = 1_000;

export const copiesPath = (): string => `/api/v1/shops/${selectedShop() ?? ""}/export/copies`;

export function useCopies() {
  const [copies, setCopies] = useState<ShopCopy[]>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    const answer = await getJson(copiesPath());
    const read = answer.ok ? readCopies(answer.value) : undefined;
    setFailed(read === undefined);
    if (read) setCopies(read);
  }, []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const making = copies?.some(isBeingMade) ?? false;
  useEffect(() => {
    if (!making) return undefined;
    const timer = setInterval(() => void refresh(), BETWEEN);
    return () => clearInterval(timer);
  }, [making, refresh]);
  /** Answers why not, or an empty text. */
  const ask = async (password: string): Promise<string> => {
    const answer = await postJson(copiesPath(), { password });
    await refresh();
    return answer.ok
      ? ""
      : answer.message || "Le serveur ne répond pas. Réessayez dans un instant.";
  };
  return { copies, failed, making, ask, refresh };
}
