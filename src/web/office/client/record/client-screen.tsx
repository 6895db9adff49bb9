import { Skeleton } from "@mantine/core";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { MissingRecord } from "../../shell/missing-record.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { AddressesPanel } from "../address/addresses-panel.tsx";
import { ClientHead } from "./client-head.tsx";
import { ChoicePanel } from "../../message/choice/choice-panel.tsx";
import { NewClient } from "./new-client.tsx";
import { ClientMerges } from "../merge/merges-panel.tsx";
import { clientRecordQuery, type ClientRecord } from "./query.ts";
import { AccountPanel } from "../../payment/account-panel.tsx";
import { ProposalPanel } from "../proposal/proposal-panel.tsx";
import { PersonalDataPanel } from "./personal-data-panel.tsx";
import { IdentityPanel } from "./identity-panel.tsx";
import { PastWork } from "./past-work-tabs.tsx";
import styles from "./client-screen.module.css";
import { Allowed } from "../../account/allowed.tsx";
import { NotAllowed } from "../../account/not-allowed.tsx";

const route = getRouteApi("/shell/app/client/$clientid");

/** 'new' is a client to create; any other id is a client on file. */
export function ClientScreen() {
  const { clientid } = route.useParams();
  if (clientid === "new")
    return (
      <Allowed
        action="edit-client"
        otherwise={<NotAllowed title="Nouveau client" what="de créer un client" />}
      >
        <NewClient />
      </Allowed>
    );
  return <KnownClient key={clientid} client_id={clientid} />;
}

function KnownClient({ client_id }: { client_id: string }) {
  const read = useRead({
    query: clientRecordQuery,
    variables: { client_id },
    nouns: ["client", "repair", "quote", "invoice", "payment"],
  });
  const client = read.data?.client;
  useScreenTitle(client ? fullName(client) : "Fiche client");
  // The address of a merged client leads to the survivor.
  if (client && client.id !== client_id)
    return <Navigate to="/app/client/$clientid" params={{ clientid: client.id }} replace />;
  return (
    <ReadStates read={read} shape={<ClientShape />}>
      {client ? (
        <ClientView client={client} refresh={read.retry} />
      ) : (
        <MissingRecord what="Ce client" />
      )}
    </ReadStates>
  );
}

function ClientView({ client, refresh }: { client: ClientRecord; refresh: () => void }) {
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.client} data-page="client">
      <ClientHead client={client} />
      <div className={styles.clientColumns}>
        <div className={styles.clientFacts}>
          {client.repairs.map((repair) => (
            <ProposalPanel key={repair.id} repair={repair} email={client.email} refresh={refresh} />
          ))}
          <IdentityPanel client={client} editing={editing} setEditing={setEditing} />
          <AccountPanel
            client={client}
            invoices={client.repairs.flatMap(({ invoices }) => invoices)}
          />
          <AddressesPanel client={client} refresh={refresh} />
          <ChoicePanel client_id={client.id} />
          <ClientMerges client_id={client.id} />
          <PersonalDataPanel client={client} />
        </div>
        <PastWork client={client} />
      </div>
    </div>
  );
}

const ClientShape = () => (
  <div className={styles.client} data-page="client">
    <Skeleton h={48} w="60%" />
    <div className={styles.clientColumns}>
      <div className={styles.clientFacts}>
        <Skeleton h={220} />
        <Skeleton h={140} />
      </div>
      <Skeleton h={420} />
    </div>
  </div>
);
