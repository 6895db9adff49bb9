import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { nameKey } from "../../../../domain/client/names.ts";

const shopShape = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  addresses: z.array(z.object({ zip: z.string(), city: z.string() })),
  users: z.array(z.unknown()),
});
export type AdminShop = z.infer<typeof shopShape>;

/** Shops by number of users, the largest first (specification §6). */
export const bySize = (shops: readonly AdminShop[]): AdminShop[] =>
  shops.toSorted((a, b) => b.users.length - a.users.length || a.name.localeCompare(b.name, "fr"));

/** Each word in the name, the postal code or the town, without case or accents (specification §5). */
export function matching(shops: readonly AdminShop[], text: string): AdminShop[] {
  const words = text.split(/\s+/).map(nameKey);
  return shops.filter(({ name, addresses }) => {
    const known = nameKey([name, ...addresses.flatMap(({ zip, city }) => [zip, city])].join(" "));
    return words.every((word) => known.includes(word));
  });
}

type ShopsRead = { shops: AdminShop[] | undefined; failed: boolean; retry: () => void };

/** A failure is logged and shown (specification §8 asks only for the log). */
export function useShops(): ShopsRead {
  const [shops, setShops] = useState<AdminShop[]>();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    setFailed(false);
    try {
      const answer = await fetch("/api/v1/admin/repairshop", {
        credentials: "same-origin",
        headers: { accept: "application/json" },
      });
      setShops(bySize(z.array(shopShape).parse(await answer.json())));
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  return { shops, failed, retry: () => void ask() };
}

export const usersText = (count: number): string =>
  `${count} ${count > 1 ? "utilisateurs" : "utilisateur"}`;
