import { Button } from "../../ui/site/button.tsx";
import { TextField } from "../../ui/site/field.tsx";
import type { FinderProps } from "../props.ts";
import { hiddenFields, wayHref } from "./links.ts";
import { LocateButton } from "./locate-button.tsx";
import styles from "./finder.module.css";

/** Where the appliance is: by hand, or where the browser says that it is. */
export const PlaceStep = ({ need, query, isUnknownPlace }: FinderProps) => (
  <>
    <form action="/annuaire" method="get" className={styles.place}>
      <TextField
        name="where"
        label="Code postal ou commune"
        hint="Là où se trouve l’appareil : seuls les ateliers qui s’y déplacent, ou qui y reçoivent, sont proposés."
        defaultValue={query.where}
        maxLength={80}
        autoComplete="postal-code"
        required
        {...(isUnknownPlace && {
          error: "Nous ne trouvons pas cette commune. Essayez son code postal.",
        })}
      />
      {hiddenFields(need).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="etape" value="lieu" />
      <div className={styles.actions}>
        <Button type="submit">Voir les réparateurs</Button>
        <LocateButton />
      </div>
    </form>
    <p className={styles.onward}>
      <a href={wayHref({ need, step: null }, { ...query, where: "" })}>Voir tous les ateliers</a>
    </p>
  </>
);
