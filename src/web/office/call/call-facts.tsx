import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { Facts, Panel } from "../../ui/office/panel.tsx";
import { ChooseRepair } from "./choose-repair.tsx";
import type { Call } from "./query.ts";

/** Who it is and the machine, as the sheet says it. */
export function CallFacts({ call: { id, repair } }: { call: Call }) {
  if (!repair) return <ChooseRepair call_id={id} />;
  const { client, appliance } = repair;
  return (
    <Panel title="La réparation">
      <Facts
        facts={[
          ["Téléphone", client.phones.map(({ number }) => formatPhone(number)).join(", ")],
          ["Appareil", appliance && [appliance.kind, appliance.brand].filter(Boolean).join(" ")],
          ["Modèle", appliance?.model ?? ""],
          ["N° série", appliance?.serial ?? ""],
        ]}
      />
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/app/sheet/$repairid"
            params={{ repairid: repair.id }}
            target="_blank"
          />
        )}
      >
        Fiche {repair.reference}
      </Anchor>
    </Panel>
  );
}
