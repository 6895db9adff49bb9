import { Button, Skeleton, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { plannedResourcesQuery, type PlannedResource } from "./query.ts";
import { ResourceDialog } from "./resource-dialog.tsx";
import { ResourceRow } from "./resource-row.tsx";
import styles from "./resource.module.css";

/** What the shop has once: named here, then chosen in the dialog of an appointment. */
export function ResourcesSection() {
  const read = useRead({
    query: plannedResourcesQuery,
    variables: {},
    nouns: ["resource", "event"],
  });
  const resources = (read.data?.resources ?? []).filter(({ removed }) => !removed);
  return (
    <ReadStates read={read} shape={<Skeleton h={96} />}>
      <Resources resources={resources} />
    </ReadStates>
  );
}

function Resources({ resources }: { resources: readonly PlannedResource[] }) {
  const me = useSession()?.me;
  const [dialog, open] = useState<{ id: string | undefined }>();
  const isAllowed = me !== undefined && may(me, "edit-settings");
  return (
    <>
      <Text size="sm" c="dimmed">
        Camionnette, pont, établi, valise de diagnostic : ce que l’atelier n’a qu’une fois. Un
        rendez-vous le réserve, et deux rendez-vous ne l’ont jamais aux mêmes heures.
      </Text>
      {resources.length > 0 && (
        <ul className={styles.resources}>
          {resources.map((resource) => (
            <ResourceRow
              key={resource.id}
              resource={resource}
              onEdit={isAllowed ? () => open({ id: resource.id }) : undefined}
            />
          ))}
        </ul>
      )}
      {isAllowed ? (
        <Button
          mt="sm"
          className={styles.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => open({ id: undefined })}
        >
          Ajouter un matériel
        </Button>
      ) : (
        <Text size="sm" c="dimmed" mt="sm">
          Seul le responsable de l’atelier peut changer ce réglage.
        </Text>
      )}
      {dialog && (
        <ResourceDialog
          resource={resources.find(({ id }) => id === dialog.id)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
