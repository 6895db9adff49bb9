import { ColorInput, Input, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useId, type CSSProperties } from "react";
import { PERSON_COLORS } from "../../../../domain/shop/person/color.ts";
import styles from "./people.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;
type Props = { value: string; error?: string | undefined; onChange: (color: string) => void };

/** One of a dozen different colours, or any other. */
export function ColorField({ value, error, onChange }: Props) {
  const name = useId();
  return (
    <Input.Wrapper label="Couleur dans l’agenda" labelElement="div" error={error}>
      <div className={styles.swatches} role="radiogroup" aria-label="Couleur dans l’agenda">
        {PERSON_COLORS.map((color, index) => {
          const style: Variables = { "--person": color };
          return (
            <label key={color} className={styles.swatch} style={style}>
              <VisuallyHidden>
                <input
                  type="radio"
                  name={name}
                  aria-label={`Couleur ${index + 1}`}
                  checked={color === value}
                  onChange={() => onChange(color)}
                />
              </VisuallyHidden>
              <span>{color === value && <IconCheck size={18} aria-hidden />}</span>
            </label>
          );
        })}
      </div>
      <ColorInput
        mt={4}
        maw={180}
        size="sm"
        aria-label="Une autre couleur"
        eyeDropperButtonProps={{ "aria-label": "Prendre une couleur de l’écran" }}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
