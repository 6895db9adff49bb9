import { useState } from "react";
import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { isWorks, kindOf, kindsIn, UNKNOWN_KIND } from "../../../domain/catalogue/kinds.ts";
import { CategoryDrawing } from "../drawing/category-drawing.tsx";
import { Button } from "../../ui/site/button.tsx";
import { Choice, Choices } from "../../ui/site/choice.tsx";
import { TextField } from "../../ui/site/field.tsx";
import { CategoryName } from "../category-name.tsx";
import { applianceChoice } from "./request.ts";
import styles from "./booking.module.css";
import { Form } from "./form.tsx";
import type { StepProps } from "./step-props.ts";
import { useModule } from "../use-module.ts";

/** The words, parts and sounds are fetched while the question is read: the page does not wait for them. */
const loadSearch = () => import("../../../domain/catalogue/search.ts");

/** Search by any word clients use, or a category then an appliance; brand and model if known. */
export function ApplianceStep({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  const choose = (kind_id: string) => booking.answer(applianceChoice(kind_id, props.categories));
  if (draft.kind_id === "") return <Search {...{ booking, props }} onChoose={choose} />;
  const known = draft.kind_id !== UNKNOWN_KIND.id;
  const isMachine = known && !isWorks(draft.kind_id);
  return (
    <Form booking={booking}>
      <div className={styles.chosen}>
        {known && <CategoryDrawing id={draft.kind_id} size={56} />}
        <p>
          <strong>{known ? kindOf(draft.kind_id).name : "Autre appareil"}</strong>
        </p>
        <Button
          look="bare"
          onClick={() => booking.answer({ kind_id: "", category_id: "", brand: "", model: "" })}
        >
          Changer
        </Button>
      </div>
      {isMachine && (
        <>
          <TextField
            name="appliance.brand"
            label="Marque"
            optional
            maxLength={80}
            value={draft.brand}
            error={booking.faults["appliance.brand"]}
            onChange={(event) => booking.answer({ brand: event.target.value })}
          />
          <TextField
            name="appliance.model"
            label="Modèle ou référence"
            optional
            hint="Souvent sur une étiquette, dans la porte ou à l’arrière."
            maxLength={80}
            value={draft.model}
            error={booking.faults["appliance.model"]}
            onChange={(event) => booking.answer({ model: event.target.value })}
          />
        </>
      )}
      {!known && <p>Décrivez votre appareil à l’étape suivante.</p>}
    </Form>
  );
}

function Search({ props, onChoose }: StepProps & { onChoose: (kind_id: string) => void }) {
  const [text, setText] = useState("");
  const [open, setOpen] = useState<string>("");
  const search = useModule(loadSearch);
  const found = (search?.searchKinds(text, 12) ?? [])
    .filter(({ category_ids }) => category_ids.some((id) => props.categories.includes(id)))
    .slice(0, 6);
  const shelf = categoryOf(open);
  const kinds = text.trim() ? found : shelf ? kindsIn(shelf.id) : [];
  return (
    <div className={styles.form}>
      <TextField
        name="appliance"
        type="search"
        label="Cherchez votre appareil"
        placeholder="Machine à laver, télé, robinet…"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles.count} role="status">
        {text.trim() !== "" && search && foundText(found.length)}
      </p>
      {kinds.length > 0 && (
        <Choices tiles>
          {kinds.map(({ id, name }) => (
            <Choice
              key={id}
              title={name}
              drawing={<CategoryDrawing id={id} size={52} />}
              chosen={false}
              onChoose={() => onChoose(id)}
            />
          ))}
        </Choices>
      )}
      {text.trim() === "" && (
        <Choices tiles>
          {props.categories.map((id) => (
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
      <Button look="bare" onClick={() => onChoose(UNKNOWN_KIND.id)}>
        Autre : mon appareil n’est pas dans la liste
      </Button>
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return "Aucun appareil de ce nom. Essayez un autre mot, ou « Autre ».";
  return count === 1 ? "1 appareil trouvé" : `${count} appareils trouvés`;
}
