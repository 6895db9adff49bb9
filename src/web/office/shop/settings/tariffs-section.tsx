import { Text } from "@mantine/core";
import { isCategoryId } from "../../../../domain/catalogue/categories.ts";
import { bonusesOf } from "../../../../domain/shop/bonus/announced.ts";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import { useSkills, useToday } from "../use-shop.ts";
import { Prices } from "../../../site/shop/prices.tsx";
import { TariffFields } from "../fields/tariff-fields.tsx";
import { ClientView } from "./client-view/client-view.tsx";
import { errorsOf } from "./form/field-errors.ts";
import { SettingsForm } from "./form/settings-form.tsx";
import { LabelsField } from "./labels-field.tsx";

/** The block of the public page, with the amounts of the label for what the shop repairs. */
function PricesSeen({ tariffs, ...labelled }: Pick<ShopSettings, "tariffs" | "labels" | "label">) {
  const bonuses = bonusesOf(labelled, useSkills().filter(isCategoryId), useToday());
  return (
    <ClientView>
      <Prices tariffs={tariffs} shop={{ bonuses }} />
    </ClientView>
  );
}

/** Prices announced before booking, and the label that lowers them. */
export const TariffsSection = () => (
  <SettingsForm
    fields={["tariffs", "labels", "label"]}
    preview={(draft) => <PricesSeen {...draft} />}
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
          label={draft.label}
          onChange={change}
          errors={errorsOf(errors, "label")}
          disabled={disabled}
        />
      </>
    )}
  </SettingsForm>
);
