import { Skeleton, Stack, Text, Title } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { MOST_PHOTOS } from "../../../../domain/file/showcase/showcase.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { removeShopPicture } from "./actions.ts";
import { Sender } from "./picture-sender.tsx";
import { PhotoList } from "./photo-list.tsx";
import { shopPicturesQuery, type ShownPicture } from "./query.ts";
import styles from "./showcase.module.css";

/** What the public page shows of the shop. */
export function ShowcasePanel() {
  const read = useRead({ query: shopPicturesQuery, variables: {}, nouns: ["shop"] });
  return (
    <Panel title="Logo et photos">
      <ReadStates read={read} shape={<Skeleton h={160} />}>
        {read.data && <Showcase pictures={read.data.shop_pictures} onChanged={read.retry} />}
      </ReadStates>
    </Panel>
  );
}

type ShowcaseProps = { pictures: readonly ShownPicture[]; onChanged: () => void };

export function Showcase({ pictures, onChanged }: ShowcaseProps) {
  const me = useSession()?.me;
  const isAllowed = me !== undefined && may(me, "edit-settings");
  const logo = pictures.find(({ kind }) => kind === "logo");
  const photos = pictures.filter(({ kind }) => kind === "photo");
  return (
    <Stack gap={24}>
      <section aria-labelledby="shop-logo">
        <Title order={3} size="h4" id="shop-logo">
          Logo
        </Title>
        <Text size="sm" c="dimmed" mb={8}>
          En tête de votre page, de vos devis, de vos factures et de vos récépissés. Un fond
          transparent ou blanc convient le mieux.
        </Text>
        {logo && <Logo logo={logo} isAllowed={isAllowed} onChanged={onChanged} />}
        {isAllowed && (
          <Sender
            kind="logo"
            word={logo ? "Changer le logo" : "Ajouter le logo"}
            onSent={onChanged}
          />
        )}
      </section>
      <section aria-labelledby="shop-photos">
        <Title order={3} size="h4" id="shop-photos">
          Photos
        </Title>
        <Text size="sm" c="dimmed" mb={8}>
          La devanture, l’établi, l’équipe au travail : {MOST_PHOTOS} au plus. La première ouvre la
          page. Le lieu et l’heure de la prise de vue sont effacés.
        </Text>
        <PhotoList photos={photos} isAllowed={isAllowed} onChanged={onChanged} />
        {isAllowed && photos.length < MOST_PHOTOS && (
          <Sender kind="photo" word="Ajouter des photos" onSent={onChanged} />
        )}
      </section>
      {!isAllowed && (
        <Text size="sm" c="dimmed">
          Seul le responsable de l’atelier peut changer ces images.
        </Text>
      )}
    </Stack>
  );
}

type LogoProps = { logo: ShownPicture; isAllowed: boolean; onChanged: () => void };

function Logo({ logo, isAllowed, onChanged }: LogoProps) {
  const { act, busy } = useAction(removeShopPicture);
  const remove = async () => {
    if (await act({ id: logo.id })) onChanged();
  };
  return (
    <div className={styles.logo}>
      <img src={logo.url} alt="Votre logo" width={logo.width} height={logo.height} />
      {isAllowed && (
        <ConfirmButton
          variant="subtle"
          color="gray"
          size="sm"
          loading={busy}
          title="Retirer le logo ?"
          why="Votre page, vos listes et vos prochains documents ne le montrent plus. Les documents déjà émis le gardent."
          onConfirm={remove}
        >
          Retirer le logo
        </ConfirmButton>
      )}
    </div>
  );
}
