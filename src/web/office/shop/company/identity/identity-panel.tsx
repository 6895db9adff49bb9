import { Button, Group, Text, Title } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import { may } from "../../../../../domain/account/permissions.ts";
import { dateOf, toInstant } from "../../../../../domain/time.ts";
import { useRead } from "../../../../platform/query.ts";
import { useSession } from "../../../../platform/use-session.ts";
import { Panel } from "../../../../ui/office/panel.tsx";
import panel from "../../../../ui/office/panel.module.css";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { useNow } from "../../../../ui/use-now.ts";
import { settingsOf } from "../../settings/form/settings.ts";
import { useZone } from "../../use-shop.ts";
import { IdentityRow } from "./identity-row.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { identitiesQuery, type IdentityLine } from "./query.ts";
import { plannedOf, sorted } from "./words.ts";

/** Who the shop was and will be: planned changes, then those that took effect. */
export function IdentityPanel() {
  const me = useSession()?.me;
  const read = useRead({ query: identitiesQuery, variables: {}, nouns: ["shop"] });
  const [writing, write] = useState<IdentityLine | "new">();
  const today = dateOf(toInstant(useNow()), useZone());
  const isAllowed = me !== undefined && may(me, "edit-settings");
  const { planned, past } = sorted(read.data?.shop_identities ?? [], today);
  const settings = read.data && settingsOf(read.data.shop_settings);
  return (
    <Panel
      title="Changements datés"
      aside={
        isAllowed && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => write("new")}
          >
            Prévoir un changement
          </Button>
        )
      }
    >
      <ReadStates read={read}>
        <Text size="sm" c="dimmed" mb={8}>
          Nouveau capital, déménagement, autre régime de TVA&nbsp;: prévus à l’avance, ils prennent
          effet le jour dit. Les documents déjà émis ne changent pas.
        </Text>
        {settings && (
          <>
            <Rows title="Prévus" none="Aucun changement prévu.">
              {planned.map((line) => (
                <IdentityRow
                  key={line.id}
                  line={line}
                  settings={settings}
                  {...(isAllowed && { onEdit: () => write(line) })}
                />
              ))}
            </Rows>
            <Rows title="Historique" none="Rien n’a changé depuis l’ouverture du compte.">
              {past.map((line) => (
                <IdentityRow key={line.id} line={line} settings={settings} />
              ))}
            </Rows>
          </>
        )}
      </ReadStates>
      {writing && settings && (
        <PlanDialog
          today={today}
          settings={settings}
          planned={plannedOf(planned)}
          plan={writing === "new" ? undefined : plannedOf([writing])[0]}
          onClose={() => write(undefined)}
        />
      )}
    </Panel>
  );
}

const Rows = ({
  title,
  none,
  children,
}: {
  title: string;
  none: string;
  children: React.ReactNode[];
}) => (
  <section aria-label={title}>
    <Group gap={8} mt={8}>
      <Title order={3} size="h4">
        {title}
      </Title>
    </Group>
    {children.length === 0 ? (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    ) : (
      <ul className={panel.rows}>{children}</ul>
    )}
  </section>
);
