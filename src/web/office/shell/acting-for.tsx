/** Acting for a shop is always visible; its name changes it. */
import { ActionIcon, Button, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconSelector, IconX } from "@tabler/icons-react";
import { lazyDialog, lazyPart } from "../../ui/office/lazy-part.tsx";
import { useShop } from "../shop/use-shop.ts";
import styles from "./shell.module.css";

/** Loaded on demand: only administrators use it. */
export const ShopSelector = lazyDialog(
  async () => (await import("../shop/selector/shop-selector.tsx")).ShopSelector,
);

function useActing() {
  const shop = useShop();
  const [opened, { open, close }] = useDisclosure();
  return {
    name: shop?.name ?? "un atelier",
    open,
    selector: opened && <ShopSelector {...{ close }} />,
  };
}

/** Under the title, where a telephone has room. */
export function ActingForSmall() {
  const { name, open, selector } = useActing();
  return (
    <>
      <UnstyledButton hiddenFrom="sm" className={styles.actingFor} onClick={open}>
        <span>Pour {name}</span>
        <IconSelector size={16} aria-hidden />
      </UnstyledButton>
      {selector}
    </>
  );
}

export function ActingFor() {
  const { name, open, selector } = useActing();
  return (
    <>
      <Button
        size="sm"
        variant="transparent"
        c="inherit"
        visibleFrom="sm"
        rightSection={<IconSelector size={18} aria-hidden />}
        onClick={open}
      >
        Vous agissez pour {name}
      </Button>
      {selector}
    </>
  );
}

/** Only administrators have it: loaded after the first screen, like the call that it makes. */
const ActingTime = lazyPart(async () => (await import("./acting-time.tsx")).ActingTime);

const leave = async () => {
  const { leaveShop } = await import("../../platform/acting/act-for.ts");
  await leaveShop();
  location.assign("/admin");
};

export const StopActing = () => (
  <>
    <ActingTime />
    <Button size="xs" variant="white" color="red" visibleFrom="sm" onClick={leave}>
      Arrêter
    </Button>
    <ActionIcon
      size={40}
      variant="white"
      color="red"
      hiddenFrom="sm"
      aria-label="Arrêter"
      title="Arrêter"
      onClick={leave}
    >
      <IconX size={20} aria-hidden />
    </ActionIcon>
  </>
);
