import { Anchor, Button, Group, Text } from "@mantine/core";
import { safeRedirect } from "../../domain/account/redirect.ts";
import { actFor } from "../platform/acting/act-for.ts";
import { ShopStatus } from "../office/shop/selector/shop-status.tsx";
import { usersText } from "../office/shop/selector/query.ts";
import { ConfirmButton } from "../ui/office/confirm-button.tsx";
import { tellFault } from "../ui/office/notify.ts";
import { office } from "../ui/office/styles.ts";
import { post } from "./post.ts";
import { shopsShape, type AdminShop } from "./query.ts";
import { SearchList } from "./search-list.tsx";
import { SuspendButton } from "./suspend-button.tsx";
import { bytesText, countText, dayText, seenText } from "./words.ts";
import styles from "./admin.module.css";

export const ShopsScreen = () => (
  <SearchList
    path="/api/v1/admin/shops"
    shape={shopsShape}
    label="Rechercher un atelier"
    hint="Nom, code postal ou ville"
    noun="atelier"
    row={(shop, again) => <ShopCard key={shop.id} shop={shop} again={again} />}
  />
);

/** A link from a letter keeps its target while its reader chooses the shop. */
const wantedPath = (): string => safeRedirect(new URLSearchParams(location.search).get("redirect"));

/** Acting for a shop opens its office; the server records it. */
function ShopCard({ shop, again }: { shop: AdminShop; again: () => void }) {
  const act = async () => {
    if (await actFor(shop.id)) location.assign(wantedPath());
    else tellFault(true);
  };
  return (
    <li className={`${office.sheetOfPaper} ${styles.adminShop}`}>
      <ShopFacts shop={shop} />
      <Group gap={12}>
        <Anchor
          href={`/${shop.zipcode}/${shop.slug}`}
          size="sm"
          py={4}
          aria-label={`Page publique de ${shop.name}`}
        >
          Page publique
        </Anchor>
        <Anchor
          href={`/admin/outbox/${shop.id}`}
          size="sm"
          py={4}
          aria-label={`Messages de ${shop.name}`}
        >
          Messages
        </Anchor>
        <Standing shop={shop} again={again} />
        <Button variant="default" onClick={act} aria-label={`Agir pour cet atelier : ${shop.name}`}>
          Agir pour cet atelier
        </Button>
      </Group>
    </li>
  );
}

const ShopFacts = ({ shop }: { shop: AdminShop }) => (
  <div className={styles.adminFacts}>
    <Group gap={8}>
      <Text fw={650} size="md">
        {shop.name}
      </Text>
      <ShopStatus status={shop.status} />
    </Group>
    <Text size="sm" c="dimmed">
      {shop.zipcode} {shop.city} · {usersText(shop.users)} · créé le {dayText(shop.created_at)}
    </Text>
    <Text size="sm" c="dimmed">
      En 30 jours : {countText(shop.repairs, "réparation")},{" "}
      {countText(shop.bookings, "réservation")} en ligne · {seenText(shop.seen_at)}
    </Text>
    <Text size="sm" c="dimmed">
      {countText(shop.files, "fichier")}, {bytesText(shop.bytes)}
    </Text>
    {shop.suspended_reason && <Text size="sm">Motif : {shop.suspended_reason}</Text>}
  </div>
);

function Standing({ shop: { id, name, status }, again }: { shop: AdminShop; again: () => void }) {
  if (status !== "SUSPENDED") return <SuspendButton shop_id={id} name={name} again={again} />;
  const open = async () => {
    const body = { shop_id: id };
    if (await post("/api/v1/admin/shops/standing", body, `${name} est réactivé.`)) again();
  };
  return (
    <ConfirmButton
      variant="default"
      title={`Réactiver ${name}`}
      why="Les personnes de l’atelier peuvent de nouveau se connecter, et sa page reprend les réservations."
      aria-label={`Réactiver ${name}`}
      onConfirm={open}
    >
      Réactiver
    </ConfirmButton>
  );
}
