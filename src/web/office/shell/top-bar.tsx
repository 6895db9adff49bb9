import { ActionIcon, Burger, Button, Group, Kbd, Text, Title } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconArrowLeft, IconCloudQuestion, IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { actsForAnother } from "../../platform/acting-shop.ts";
import { useSessionTrouble } from "../../platform/use-session.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { openCommand } from "../command/open-command.ts";
import { NewVersion, Offline, WaitingActs } from "../offline/offline-marks.tsx";
import { ActingFor, ActingForSmall, StopActing } from "./acting-for.tsx";
import { useCurrentTitle } from "./screen-title.ts";
import styles from "./shell.module.css";

/** After the first screen: nothing of it waits for the notifications. */
const Bell = lazyPart(async () => (await import("../message/notification/bell.tsx")).Bell);

type Props = { opened: boolean; toggle: () => void };

export function TopBar({ opened, toggle }: Props) {
  const router = useRouter();
  const title = useCurrentTitle();
  const acting = actsForAnother();
  // A tab opened on this screen has nothing to go back to but the site it came from.
  const goBack = () =>
    router.history.canGoBack() ? router.history.back() : router.navigate({ to: "/app" });
  return (
    <Group
      h="100%"
      px={{ base: 8, sm: 16 }}
      gap={8}
      wrap="nowrap"
      className={styles.topBar}
      data-part="top-bar"
      data-acting={acting || undefined}
    >
      <Burger
        opened={opened}
        onClick={toggle}
        hiddenFrom="sm"
        size="sm"
        aria-label={opened ? "Fermer le menu" : "Ouvrir le menu"}
        color="currentColor"
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size={40}
        aria-label="Retour"
        onClick={goBack}
      >
        <IconArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={styles.titleBox}>
        <Title order={1} size={18} lh={1.2} lineClamp={2} className={styles.screenTitle}>
          {title}
        </Title>
        {acting && <ActingForSmall />}
      </div>
      {acting && <ActingFor />}
      {acting && <StopActing />}
      <SessionTrouble />
      <NewVersion />
      <Offline />
      <WaitingActs />
      <SearchButton />
      <div className={styles.bell}>
        <Bell />
      </div>
    </Group>
  );
}

/** A field's look where there is room, so that it is found without knowing the keys. */
const SearchButton = () => (
  <>
    <Button
      variant="default"
      visibleFrom="sm"
      px={12}
      fw={400}
      className={styles.searchButton}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<Kbd aria-hidden>Ctrl K</Kbd>}
      aria-keyshortcuts="Control+K"
      onClick={openCommand}
    >
      Rechercher
    </Button>
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      size={44}
      hiddenFrom="sm"
      className={styles.searchIcon}
      aria-label="Rechercher"
      onClick={openCommand}
    >
      <IconSearch size={22} aria-hidden />
    </ActionIcon>
  </>
);

function SessionTrouble() {
  const { online } = useNetwork();
  // Without a network « Hors-ligne » says enough.
  const trouble = useSessionTrouble();
  if (!trouble || !online) return null;
  return (
    <Group
      gap={4}
      wrap="nowrap"
      role="status"
      title="Le serveur n’a pas pu vérifier votre connexion"
    >
      <IconCloudQuestion size={20} aria-hidden />
      <Text size="sm" visibleFrom="sm">
        Connexion non vérifiée
      </Text>
    </Group>
  );
}
