import { Text } from "@mantine/core";
import { Prices } from "../../../site/shop/prices.tsx";
import { TariffFields } from "../fields/tariff-fields.tsx";
import { ClientView } from "./client-view/client-view.tsx";
import { errorsOf } from "./form/field-errors.ts";
import { SettingsForm } from "./form/settings-form.tsx";
import { LabelsField } from "./labels-field.tsx";

/** Prices announced before booking, and the label that lowers them. */
export const TariffsSection = () => (
  <SettingsForm
    fields={["tariffs", "labels"]}
    preview={({ tariffs, labels }) => (
      <ClientView>
        <Prices tariffs={tariffs} shop={{ labels: [...labels] }} />
      </ClientView>
    )}
  >
    {({ draft, change, errors, disabled }) => (
      <>
        <Text size="sm" c="dimmed">
          Le client les lit avant de réserver. Un prix laissé vide n’est pas annoncé.
        </Text>
        <TariffFields
          value={draft.tariffs}
          onChange={(tariffs) => change({ tariffs })}
          errors={errorsOf(errors, "tariffs")}
          disabled={disabled}
        />
        <LabelsField
          value={draft.labels}
          onChange={(labels) => change({ labels })}
          disabled={disabled}
        />
      </>
    )}
  </SettingsForm>
);
