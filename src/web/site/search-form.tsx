import { APPLIANCE_KINDS } from "../../domain/catalogue/kinds.ts";
import { Button } from "../ui/site/button.tsx";
import { TextField } from "../ui/site/field.tsx";
import { Sign } from "../ui/site/sign.tsx";
import styles from "./search-form.module.css";

type Props = { q?: string; where?: string; category_id?: string };

/** « Quel appareil ? » and « Où ? »: a plain GET form, so that a search is an address to keep or send. */
export const SearchForm = ({ q, where, category_id }: Props) => (
  <form className={styles.search} action="/annuaire" method="get" role="search">
    <TextField
      name="q"
      label="Quel appareil ?"
      placeholder="Lave-linge, télévision, atelier…"
      defaultValue={q}
      list="appareils"
      maxLength={80}
      autoComplete="off"
    />
    <TextField
      name="where"
      label="Où ?"
      placeholder="Ville ou code postal"
      defaultValue={where}
      maxLength={80}
      autoComplete="postal-code"
    />
    {category_id && <input type="hidden" name="category_id" value={category_id} />}
    <Button type="submit">
      <Sign name="search" />
      Rechercher
    </Button>
    <datalist id="appareils">
      {APPLIANCE_KINDS.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  </form>
);
