import { Stack, Text, Title } from "@mantine/core";
import { weekFaults } from "../../../../../domain/shop/settings/hours.ts";
import { dateOf, toInstant } from "../../../../../domain/time.ts";
import { useRead } from "../../../../platform/query.ts";
import { Hours } from "../../../../site/shop/hours.tsx";
import { useNow } from "../../../../ui/use-now.ts";
import { WeekHoursField } from "../../fields/week-hours-field.tsx";
import { useZone } from "../../use-shop.ts";
import { ClientView } from "../client-view/client-view.tsx";
import { dayErrors } from "../form/field-errors.ts";
import { settingsQuery } from "../form/query.ts";
import { SettingsForm } from "../form/settings-form.tsx";
import { Closures } from "./closures.tsx";
import { Openings } from "./openings.tsx";
import { spansOf } from "./spans.ts";
import { ZoneField } from "./zone-field.tsx";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";

/** The ordinary week, then the days on which the whole shop is closed. */
export const HoursSection = () => (
  <Stack gap={32}>
    <SettingsForm
      fields={["opening_hours", "timezone"]}
      preview={({ opening_hours }) => <PublicHours opening_hours={opening_hours} />}
    >
      {({ draft, opened, change, errors, disabled }) => (
        <>
          <Text size="sm" c="dimmed">
            Les rendez-vous en ligne tiennent dans ces heures et dans celles de chaque personne.
          </Text>
          <WeekHoursField
            value={draft.opening_hours}
            onChange={(opening_hours) => change({ opening_hours })}
            faults={{ ...dayErrors(errors), ...weekFaults(draft.opening_hours) }}
            disabled={disabled}
          />
          <ZoneField
            value={draft.timezone}
            stored={opened.timezone}
            zipcode={opened.address.zipcode}
            error={errors.timezone}
            disabled={disabled}
            onChange={(timezone) => change({ timezone })}
          />
        </>
      )}
    </SettingsForm>
    <section aria-labelledby="closures">
      <Title order={3} size="h4" id="closures" mb={4}>
        Fermetures
      </Title>
      <Closures />
    </section>
    <section aria-labelledby="openings">
      <Title order={3} size="h4" id="openings" mb={4}>
        Ouvertures exceptionnelles
      </Title>
      <Openings />
    </section>
  </Stack>
);

function PublicHours({ opening_hours }: Pick<ShopSettings, "opening_hours">) {
  const read = useRead({ query: settingsQuery, variables: {}, nouns: ["shop"] });
  const today = dateOf(toInstant(useNow()), useZone());
  const closures = read.data?.shop_settings.closures ?? [];
  const coming = closures
    .filter(({ last }) => last >= today)
    .map(({ first, last, hours }) => ({ first, last, hours: spansOf(hours) }));
  const right = Object.keys(weekFaults(opening_hours)).length === 0;
  return (
    <ClientView>
      {right ? (
        <Hours opening_hours={opening_hours} exceptions={coming} today={today} />
      ) : (
        <p>Corrigez les horaires pour voir la page.</p>
      )}
    </ClientView>
  );
}
