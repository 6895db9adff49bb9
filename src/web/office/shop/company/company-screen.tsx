import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { formatPhone } from "../../../../domain/client/phone/phone.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { ButtonPanel } from "../button/button-panel.tsx";
import { SettingsForm, type Section } from "../settings/form/settings-form.tsx";
import { SettingsMenu } from "../settings/settings-menu.tsx";
import styles from "../settings/settings.module.css";
import { ShowcasePanel } from "../showcase/showcase-panel.tsx";
import { IdentityPanel } from "./identity/identity-panel.tsx";
import { LegalFields } from "./legal-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PublicIdentity, PublicMentions } from "./public-identity.tsx";
import { TextSetting } from "./text-setting.tsx";

/** Who the shop is: what the public page says of it, then the mentions that the law asks of its documents. */
export function CompanyScreen() {
  useScreenTitle("Société");
  return (
    <div className={styles.screen}>
      <SettingsMenu current="company" />
      <Stack gap={16}>
        <Panel title="Votre page">
          <SettingsForm
            fields={["name", "slug", "presentation", "phone", "email", "address"]}
            preview={(draft) => <PublicIdentity {...draft} />}
          >
            {(section) => <IdentityFields section={section} />}
          </SettingsForm>
        </Panel>
        <ShowcasePanel />
        <ButtonPanel />
        <Panel title="Mentions légales">
          <SettingsForm
            fields={[
              "legal_name",
              "legal_form",
              "capital",
              "siret",
              "register",
              "vat_regime",
              "vat_number",
              "iban",
              "insurance",
              "mediator",
            ]}
            preview={(draft) => <PublicMentions {...draft} />}
          >
            {(section) => <LegalFields section={section} />}
          </SettingsForm>
        </Panel>
        <IdentityPanel />
      </Stack>
    </div>
  );
}

const IdentityFields = ({ section }: { section: Section }) => (
  <>
    <TextSetting name="name" section={section} />
    <TextSetting
      name="slug"
      section={section}
      description="Les anciens liens et cartes de visite mènent toujours à votre page."
    />
    <TextSetting
      name="presentation"
      section={section}
      description="Deux ou trois phrases : ce que vous réparez, où, depuis quand."
    />
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16} verticalSpacing={12}>
      <TextSetting
        name="phone"
        section={section}
        type="tel"
        inputMode="tel"
        write={(stored) => (stored === "" ? "" : formatPhone(stored))}
      />
      <TextSetting name="email" section={section} type="email" inputMode="email" />
    </SimpleGrid>
    <div role="group" aria-labelledby="place">
      <Title order={3} size="h4" id="place" mb={4}>
        Adresse
      </Title>
      <Text size="sm" c="dimmed" mb={8}>
        Elle situe l’atelier sur la carte et au départ des tournées.
      </Text>
      <PlaceFields section={section} />
    </div>
  </>
);
