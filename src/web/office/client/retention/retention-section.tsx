import { Alert, Anchor, Button, Group, List, Skeleton, Table, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { RETENTION } from "../../../../domain/client/retention/rules.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { getJson, postJson } from "../../../platform/rest.ts";
import { tellDone, tellFault } from "../../../ui/office/notify.ts";
import { nightText, noticeText, readRetention, type Notice, type Retention } from "./words.ts";

/** How long what is recorded is kept, who will be erased, and what the last nights did. */
export function RetentionSection() {
  const { retention, failed, refresh } = useRetention();
  return (
    <>
      {failed && (
        <Alert color="yellow" mt="md">
          La suite n’est pas lue.{" "}
          <Button variant="subtle" size="compact-sm" onClick={() => void refresh()}>
            Réessayer
          </Button>
        </Alert>
      )}
      {!retention && !failed && <Skeleton h={96} mt="md" />}
      {retention && (
        <>
          <Title order={3} size="h5" mb="xs">
            Bientôt effacés
          </Title>
          <Notices notices={retention.notices} refresh={refresh} />
          <Title order={3} size="h5" mt="lg" mb="xs">
            Les dernières nuits
          </Title>
          <Nights retention={retention} />
        </>
      )}
      <Title order={3} size="h5" mt="lg" mb="xs">
        Ce qui est gardé, et jusqu’à quand
      </Title>
      <RulesTable />
    </>
  );
}

const path = (): string => `/api/v1/shops/${selectedShop() ?? ""}/retention`;

function useRetention() {
  const [retention, setRetention] = useState<Retention>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    const answer = await getJson(path());
    const read = answer.ok ? readRetention(answer.value) : undefined;
    setFailed(read === undefined);
    if (read) setRetention(read);
  }, []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { retention, failed, refresh };
}

const RulesTable = () => (
  <Table aria-label="Durées de conservation" verticalSpacing="xs">
    <Table.Tbody>
      {RETENTION.map(({ id, what, kept }) => (
        <Table.Tr key={id}>
          <Table.Th scope="row" w="35%" style={{ verticalAlign: "top" }}>
            {what}
          </Table.Th>
          <Table.Td style={{ verticalAlign: "top" }}>{kept}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

function Notices({ notices, refresh }: { notices: Notice[]; refresh: () => Promise<void> }) {
  if (notices.length === 0)
    return <Text size="sm">Aucun client n’arrive au terme dans les trente jours.</Text>;
  return (
    <List listStyleType="none" spacing="sm" aria-label="Clients bientôt effacés">
      {notices.map((notice) => (
        <NoticeLine key={notice.client_id} notice={notice} refresh={refresh} />
      ))}
    </List>
  );
}

function NoticeLine({ notice, refresh }: { notice: Notice; refresh: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const answer = await postJson(`${path()}/kept`, { client_id: notice.client_id });
    await refresh();
    setBusy(false);
    if (answer.ok) tellDone(`${fullName(notice)} est gardé un an de plus.`);
    else tellFault(answer.refused === "unreachable");
  };
  return (
    <List.Item styles={{ itemWrapper: { width: "100%" }, itemLabel: { width: "100%" } }}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/app/client/$clientid" params={{ clientid: notice.client_id }} />
            )}
          >
            {fullName(notice)}
          </Anchor>
          {" · "}
          {noticeText(notice)}
        </Text>
        {!notice.kept_until && (
          <Button
            variant="default"
            loading={busy}
            aria-label={`Garder ${fullName(notice)}`}
            onClick={() => void keep()}
          >
            Garder
          </Button>
        )}
      </Group>
    </List.Item>
  );
}

function Nights({ retention: { nights } }: { retention: Retention }) {
  if (nights.length === 0) return <Text size="sm">Aucune nuit n’est encore passée.</Text>;
  return (
    <List size="sm" listStyleType="none" aria-label="Dernières nuits">
      {nights.map((night) => (
        <List.Item key={night.night}>{nightText(night)}</List.Item>
      ))}
    </List>
  );
}
