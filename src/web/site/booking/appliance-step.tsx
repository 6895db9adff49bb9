import { useEffect, useRef, useState } from "react";
import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import type { Draft } from "../../../domain/booking/draft/draft.ts";
import { CategoryDrawing } from "../drawing/category-drawing.tsx";
import { Button } from "../../ui/site/button.tsx";
import { Choice, Choices } from "../../ui/site/choice.tsx";
import { TextField } from "../../ui/site/field.tsx";
import { CategoryName } from "../category-name.tsx";
import type { BookedKind } from "../props.ts";
import { useModule } from "../use-module.ts";
import styles from "./booking.module.css";
import { Form } from "./form.tsx";
import type { StepProps } from "./step-props.ts";

/** The words, parts and sounds are fetched while the question is read: the page does not wait for them. */
const loadSearch = () => import("../../../domain/catalogue/search.ts");

const OTHER = "inconnu";
const NONE: Partial<Draft> = { kind_id: "", category_id: "", brand: "", model: "" };

/** Search by any word clients use, or a trade then an appliance; brand and model if known. */
export function ApplianceStep({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  if (draft.kind_id === "") return <Search booking={booking} props={props} />;
  const kind = props.appliances.find(({ id }) => id === draft.kind_id);
  return (
    <Form booking={booking}>
      <div className={styles.chosen}>
        {kind && <CategoryDrawing id={kind.id} size={56} />}
        <p>
          <strong>{kind?.name ?? "Autre appareil"}</strong>
        </p>
        <Button look="bare" onClick={() => booking.answer(NONE)}>
          Changer
        </Button>
      </div>
      {kind && !kind.isWorks && <Plate booking={booking} />}
    </Form>
  );
}

const Plate = ({ booking }: Pick<StepProps, "booking">) => (
  <>
    <TextField
      name="appliance.brand"
      label="Marque"
      optional
      maxLength={80}
      value={booking.memory.draft.brand}
      error={booking.faults["appliance.brand"]}
      onChange={(event) => booking.answer({ brand: event.target.value })}
    />
    <TextField
      name="appliance.model"
      label="Modèle ou référence"
      optional
      hint="Souvent sur une étiquette, dans la porte ou à l’arrière."
      maxLength={80}
      value={booking.memory.draft.model}
      error={booking.faults["appliance.model"]}
      onChange={(event) => booking.answer({ model: event.target.value })}
    />
  </>
);

function Search({ booking, props }: StepProps) {
  const { appliances, categories } = props;
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Typed before the page listened.
  useEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);
  const [open, setOpen] = useState<CategoryId | "">(props.shelf);
  const search = useModule(loadSearch);
  const isTyped = text.trim() !== "";
  const found = (search?.searchKinds(text, 12) ?? [])
    .flatMap(({ id }) => appliances.find((one) => one.id === id) ?? [])
    .slice(0, 6);
  const shelf = appliances.filter(({ category_ids }) => category_ids.some((id) => id === open));
  const choose = ({ id, category_ids, isWorks }: BookedKind) => {
    const change = { kind_id: id, category_id: category_ids[0] ?? "" } as const;
    return isWorks ? booking.next(change) : booking.answer(change);
  };
  return (
    <div className={styles.form}>
      <TextField
        ref={field}
        name="appliance"
        type="search"
        label="Cherchez votre appareil"
        placeholder="Machine à laver, télé, robinet…"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles.count} role="status">
        {isTyped && search && foundText(found.length)}
      </p>
      {(isTyped || open) && <Kinds kinds={isTyped ? found : shelf} onChoose={choose} />}
      {!isTyped && (
        <Choices tiles>
          {categories.map((id) => (
            <Choice
              key={id}
              title={<CategoryName id={id} />}
              drawing={<CategoryDrawing id={id} size={52} />}
              chosen={open === id}
              onChoose={() => setOpen(open === id ? "" : id)}
            />
          ))}
        </Choices>
      )}
      <Button look="bare" onClick={() => booking.next({ kind_id: OTHER, category_id: "" })}>
        Autre : mon appareil n’est pas dans la liste
      </Button>
    </div>
  );
}

type KindsProps = { kinds: BookedKind[]; onChoose: (kind: BookedKind) => void };

const Kinds = ({ kinds, onChoose }: KindsProps) => (
  <Choices tiles>
    {kinds.map((kind) => (
      <Choice
        key={kind.id}
        title={kind.name}
        drawing={<CategoryDrawing id={kind.id} size={52} />}
        chosen={false}
        onChoose={() => onChoose(kind)}
      />
    ))}
  </Choices>
);

function foundText(count: number): string {
  if (count === 0) return "Aucun appareil de ce nom. Essayez un autre mot, ou « Autre ».";
  return count === 1 ? "1 appareil trouvé" : `${count} appareils trouvés`;
}
