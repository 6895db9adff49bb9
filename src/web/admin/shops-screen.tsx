import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { actFor } from "../platform/acting-shop.ts";
import { EmptyState } from "../ui/office/empty-state.tsx";
import { ReadStates } from "../ui/office/read-states.tsx";
import { matching, usersText, useShops, type AdminShop } from "../office/shop/selector/query.ts";
import { ShopStatus } from "../office/shop/selector/shop-status.tsx";
import styles from "./admin.module.css";
import { office } from "../ui/office/styles.ts";

export function ShopsScreen() {
  const { shops, failed, retry } = useShops();
  const [text, setText] = useState("");
  const found = matching(shops ?? [], text);
  return (
    <>
      <TextInput
        maw={420}
        mb="md"
        aria-label="Rechercher un atelier"
        placeholder="Nom, code postal ou ville"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ReadStates read={{ waiting: !shops && !failed, failed, retry }}>
        {found.length === 0 && (
          <EmptyState title="Aucun atelier ne correspond">
            Essayez un autre nom ou une ville.
          </EmptyState>
        )}
        <ul className={styles.adminShops}>
          {found.map((shop) => (
            <ShopCard key={shop.id} shop={shop} />
          ))}
        </ul>
      </ReadStates>
    </>
  );
}

/** Acting for a shop opens its office; the server records it. */
function ShopCard({ shop }: { shop: AdminShop }) {
  const act = () => {
    actFor(shop.id);
    location.assign("/app");
  };
  return (
    <li className={`${office.sheetOfPaper} ${styles.adminShop}`}>
      <div>
        <Group gap={8}>
          <Text fw={650} size="md">
            {shop.name}
          </Text>
          <ShopStatus status={shop.status} />
        </Group>
        <Text size="sm" c="dimmed">
          {shop.addresses.map(({ zip, city }) => `${zip} ${city}`).join(", ")} ·{" "}
          {usersText(shop.users.length)}
        </Text>
      </div>
      <Group gap={12}>
        <Anchor href={`/admin/outbox/${shop.id}`} size="sm" aria-label={`Messages de ${shop.name}`}>
          Messages
        </Anchor>
        <Button variant="default" onClick={act} aria-label={`Agir pour cet atelier : ${shop.name}`}>
          Agir pour cet atelier
        </Button>
      </Group>
    </li>
  );
}
