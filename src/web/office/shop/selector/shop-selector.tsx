/** For an administrator: the shop whose office is shown, chosen from any screen (specification §6). */
import { Skeleton, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { actFor } from "../../../platform/acting/act-for.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { tellFault } from "../../../ui/office/notify.ts";
import { office } from "../../../ui/office/styles.ts";
import { useOptionList } from "../../../ui/use-option-list.ts";
import { matching, usersText, useShops, type AdminShop } from "./query.ts";
import { ShopStatus } from "./shop-status.tsx";
import styles from "./selector.module.css";

export const ShopSelector = ({ close }: { close: () => void }) => (
  <Dialog onClose={close} title="Choisir un atelier" size={520} yOffset="8vh">
    <Shops />
  </Dialog>
);

/** Loads the page again: nothing of the former shop stays in its memory. */
async function show({ id }: AdminShop): Promise<void> {
  if (await actFor(id)) location.assign("/app");
  else tellFault(true);
}

function Shops() {
  const { shops, failed, retry } = useShops();
  const [text, setText] = useState("");
  const found = matching(shops ?? [], text);
  const onTake = (index: number) => {
    const shop = found[index];
    if (shop) void show(shop);
  };
  const list = useOptionList({ count: found.length, first: 0, restart: text, onTake });
  return (
    <>
      <TextInput
        {...list.field}
        data-autofocus
        aria-label="Rechercher un atelier"
        placeholder="Nom, code postal ou ville"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ReadStates
        read={{ waiting: !shops && !failed, failed, retry }}
        shape={<Skeleton h={180} mt="sm" />}
      >
        <div {...list.list} aria-label="Ateliers" className={styles.shops}>
          {found.map((shop, index) => (
            <div
              key={shop.id}
              {...list.option(index)}
              className={`${office.listOption} ${styles.shop}`}
            >
              <ShopFacts shop={shop} />
            </div>
          ))}
        </div>
        {found.length === 0 && <Text mt="sm">Aucun atelier ne correspond.</Text>}
      </ReadStates>
    </>
  );
}

const ShopFacts = ({ shop: { id, name, addresses, users, status } }: { shop: AdminShop }) => (
  <>
    <span>
      <strong>{name}</strong>
      <span className={styles.facts}>
        {[
          addresses.map(({ zip, city }) => `${zip} ${city}`).join(", "),
          usersText(users.length),
          id === selectedShop() && "affiché",
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
    <ShopStatus status={status} />
  </>
);
