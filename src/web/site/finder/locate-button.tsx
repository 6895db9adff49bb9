import { Sign } from "../../ui/site/sign.tsx";
import { Button } from "../../ui/site/button.tsx";
import styles from "./finder.module.css";

/** Shown by its script only: without it, the place is typed. The town around the position is what the form then asks for. */
export const LocateButton = () => (
  <span className={styles.locate}>
    <input type="hidden" name="position" disabled />
    <Button look="bare" hidden data-locate="">
      <Sign name="pin" />
      Utiliser ma position
    </Button>
    <span role="status" data-located="" className={styles.located} />
    <script src="/locate.js" async />
  </span>
);
