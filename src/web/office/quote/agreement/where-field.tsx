import { SegmentedControl, Text } from "@mantine/core";
import { CONCLUSION_PLACES, type ConclusionPlace } from "../../../../domain/quote/evidence.ts";
import type { AgreementPart } from "./agreement.ts";
import styles from "./agreement.module.css";

const PLACE_FR: Record<ConclusionPlace, string> = {
  home: "Chez le client",
  shop: "À l’atelier",
  distance: "Feuille renvoyée",
};
/** For a consumer whose repair is not an urgent one at home. */
const PLACE_WHY: Record<ConclusionPlace, string> = {
  home: "Chez lui, un particulier a quatorze jours pour se rétracter, et aucun paiement n’est reçu avant sept jours. Un dépannage urgent fait exception.",
  shop: "À l’atelier, il n’y a pas de délai de rétractation.",
  distance: "À distance, un particulier a quatorze jours pour se rétracter.",
};
const MEANS = [
  { value: "screen", label: "Sur cet écran" },
  { value: "paper", label: "Sur une feuille" },
];

/** On what the client signs, and where: the law gives them another right in each place. */
export const WhereAndHow = ({ draft: { means, place }, set }: AgreementPart) => (
  <div className={styles.where}>
    <Segments
      label="Le client signe"
      data={MEANS}
      value={means}
      onChange={(value) =>
        set(value === "paper" ? { means: "paper" } : { means: "screen", place: "home" })
      }
    />
    <Segments
      label="Où"
      data={CONCLUSION_PLACES.filter((known) => known !== "distance" || means === "paper").map(
        (value) => ({ value, label: PLACE_FR[value] }),
      )}
      value={place}
      onChange={(value) => {
        const chosen = CONCLUSION_PLACES.find((known) => known === value);
        if (chosen) set({ place: chosen, ticked: [] });
      }}
    />
    <Text size="sm" c="dimmed" className={styles.why}>
      {PLACE_WHY[place]}
    </Text>
  </div>
);

type SegmentsProps = {
  label: string;
  data: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** Two or three answers side by side, of which one is given. */
const Segments = ({ label, ...control }: SegmentsProps) => (
  <div>
    <Text size="sm" fw={600} mb={6} aria-hidden>
      {label}
    </Text>
    <SegmentedControl {...control} fullWidth size="md" aria-label={label} />
  </div>
);
