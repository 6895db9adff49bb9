import { useEffect, useState } from "react";
import { MachineDrawing } from "../drawing/machine-drawing.tsx";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import styles from "../problem.module.css";
import type { NotFoundProps } from "../props.ts";

/** Seconds before leaving (specification §9). */
const DELAY = 5;

export const head = (): PageHead => ({ title: "This page could not be found", hidden: true });

export function Page({ loggedIn }: NotFoundProps) {
  const home = loggedIn ? "/app" : "/";
  const left = useCountdown(DELAY, () => window.location.replace(home));
  return (
    <Frame width="narrow">
      <div className={styles.problem}>
        <MachineDrawing name="unplugged" size={120} />
        <h1>Ouuups...</h1>
        <p className={styles.lead}>Nous ne trouvons pas la page demandée</p>
        <p className={styles.soft}>
          {loggedIn ? "Retour à l’atelier" : "Retour à l’accueil"} dans {left}{" "}
          {left > 1 ? "secondes" : "seconde"}. <span lang="en">This page could not be found</span>
        </p>
        <ButtonLink href={home}>
          {loggedIn ? "Revenir à l’atelier" : "Revenir à l’accueil"}
        </ButtonLink>
      </div>
    </Frame>
  );
}

function useCountdown(seconds: number, leave: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) {
      leave();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
