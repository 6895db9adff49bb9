import { SegmentedControl, Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import {
  BUTTON_LOOKS,
  BUTTON_TEXT,
  MOST_BUTTON_TEXT,
  type BookingButton,
  type ButtonLook,
} from "../../../../domain/shop/button.ts";
import styles from "./button.module.css";

type Props = { button: BookingButton; onChange: (change: Partial<BookingButton>) => void };

const LOOKS_FR: Record<ButtonLook, string> = { violet: "Violet", noir: "Noir", blanc: "Blanc" };
const TABS_FR: Record<BookingButton["tab"], string> = {
  same: "Même onglet",
  new: "Nouvel onglet",
};

export const ButtonChoices = ({ button, onChange }: Props) => (
  <div className={styles.choices}>
    <TextInput
      label="Texte du bouton"
      value={button.text}
      maxLength={MOST_BUTTON_TEXT}
      placeholder={BUTTON_TEXT}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
    />
    <Choice label="Couleur du bouton">
      <SegmentedControl
        aria-label="Couleur du bouton"
        value={button.look}
        data={BUTTON_LOOKS.map((value) => ({ value, label: LOOKS_FR[value] }))}
        onChange={(look) =>
          onChange({ look: BUTTON_LOOKS.find((one) => one === look) ?? "violet" })
        }
      />
    </Choice>
    <Choice label="Ouverture">
      <SegmentedControl
        aria-label="Ouverture de la réservation"
        value={button.tab}
        data={Object.entries(TABS_FR).map(([value, label]) => ({ value, label }))}
        onChange={(tab) => onChange({ tab: tab === "new" ? "new" : "same" })}
      />
    </Choice>
  </div>
);

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text size="sm" fw={500} mb={4}>
      {label}
    </Text>
    {children}
  </div>
);
