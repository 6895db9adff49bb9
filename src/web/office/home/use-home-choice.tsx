import { SegmentedControl } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useSession } from "../../platform/use-session.ts";
import { useShop } from "../shop/use-shop.ts";

const KEY = "etabli.home";

/** The home follows the role: a technician's round, the shop's day for the others; who has visits may switch. */
export function useHomeChoice() {
  const me = useSession()?.me;
  const isBookable = useShop()?.users.some(({ id, bookable }) => id === me?.id && bookable);
  const [kept, keep] = useLocalStorage({
    key: KEY,
    defaultValue: "",
    getInitialValueInEffect: false,
  });
  const wanted = kept || (me?.role === "TECHNICIAN" ? "round" : "shop");
  const choice = isBookable && (
    <SegmentedControl
      aria-label="Accueil montré"
      value={wanted}
      onChange={keep}
      data={[
        { value: "round", label: "Ma tournée" },
        { value: "shop", label: "Tout l’atelier" },
      ]}
    />
  );
  return { isRound: wanted === "round" && isBookable !== false, choice };
}
