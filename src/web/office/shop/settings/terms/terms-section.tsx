import { Alert, Button, Group, Text, Textarea } from "@mantine/core";
import { useDeferredValue } from "react";
import { SHOP_TEXTS } from "../../../../../domain/shop/settings/fields.ts";
import { blocksOf } from "../../../../site/legal/terms-blocks.ts";
import { ClientView } from "../client-view/client-view.tsx";
import styles from "../client-view/client-view.module.css";
import { SettingsForm, type Section } from "../form/settings-form.tsx";
import { modelTerms } from "./model.ts";

/** The terms of sale that a client accepts with a booking. */
export const TermsSection = () => (
  <SettingsForm fields={["cgv"]} preview={({ cgv }) => <PublicTerms cgv={cgv} />}>
    {(section) => <TermsField {...section} />}
  </SettingsForm>
);

const TermsField = ({ draft, change, errors, disabled }: Section) => (
  <>
    <Text size="sm" c="dimmed">
      Le client les accepte en réservant. Un titre est une ligne courte qui commence par un numéro
      ou par « Article ».
    </Text>
    {draft.cgv.trim() === "" && (
      <Alert color="yellow" variant="light" title="Aucune condition n’est publiée">
        <Group justify="space-between" gap={8}>
          Partez d’un modèle fait de vos tarifs et de vos règles, puis relisez-le.
          <Button
            size="xs"
            variant="default"
            disabled={disabled}
            onClick={() => change({ cgv: modelTerms(draft) })}
          >
            Partir du modèle
          </Button>
        </Group>
      </Alert>
    )}
    <Textarea
      label="Conditions générales de vente"
      autosize
      minRows={12}
      maxRows={28}
      maxLength={SHOP_TEXTS.cgv.max}
      disabled={disabled}
      value={draft.cgv}
      error={errors["cgv"]}
      onChange={({ currentTarget }) => change({ cgv: currentTarget.value })}
    />
  </>
);

function PublicTerms({ cgv }: { cgv: string }) {
  const blocks = blocksOf(useDeferredValue(cgv));
  return (
    <ClientView>
      {blocks.length === 0 ? (
        <p>La page des conditions n’existe pas tant que ce texte est vide.</p>
      ) : (
        <div className={styles.terms} tabIndex={0} role="region" aria-label="Conditions publiées">
          {blocks.map(({ key, heading, text }) =>
            heading ? <h3 key={key}>{text}</h3> : <p key={key}>{text}</p>,
          )}
        </div>
      )}
    </ClientView>
  );
}
