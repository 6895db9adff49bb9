import { APPLIANCE_KINDS, kindOf } from "../../domain/catalogue/kinds.ts";
import type { Need } from "../../domain/shop/need/need.ts";
import { Button } from "../ui/site/button.tsx";
import { TextField } from "../ui/site/field.tsx";
import { Sign } from "../ui/site/sign.tsx";
import { hiddenFields } from "./finder/links.ts";
import { LocateButton } from "./finder/locate-button.tsx";
import type { DirectoryQuery } from "./props.ts";
import styles from "./search-form.module.css";

type Props = { query: DirectoryQuery; need: Need };

/** « Quel appareil ? » and « Où ? »: a plain GET form, so that a search is an address to keep or send. */
export const SearchForm = ({ query, need }: Props) => (
  <form className={styles.search} action="/annuaire" method="get" role="search">
    <Fields q={query.q || (need.kind_id && kindOf(need.kind_id).name)} where={query.where} />
    {query.q === ""
      ? hiddenFields(need).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))
      : query.category_id && <input type="hidden" name="category_id" value={query.category_id} />}
  </form>
);

/** The same from the home page: an appliance that is named is asked about before the shops are shown. */
export const HomeSearch = () => (
  <form className={styles.search} action="/annuaire" method="get" role="search">
    <Fields q="" where="" />
    <input type="hidden" name="etape" value="panne" />
  </form>
);

const Fields = ({ q, where }: { q: string; where: string }) => (
  <>
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
    <Button type="submit">
      <Sign name="search" />
      Rechercher
    </Button>
    <LocateButton />
    <datalist id="appareils">
      {APPLIANCE_KINDS.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  </>
);
