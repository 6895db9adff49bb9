import { CategoryDrawing } from "../drawing/category-drawing.tsx";
import { RepairerDrawing } from "../drawing/repairer-drawing.tsx";
import { ButtonLink } from "../../ui/site/button.tsx";
import { CategoryName } from "../category-name.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import type { HomeProps } from "../props.ts";
import { HomeSearch } from "../search-form.tsx";
import styles from "./home.module.css";

export const head = (): PageHead => ({
  title: "Établi : trouver un réparateur et prendre rendez-vous",
  description:
    "Trouvez un réparateur près de chez vous, prenez rendez-vous en deux minutes et suivez la réparation.",
  path: "/",
});

export const Page = ({ shop_count, trades }: HomeProps) => (
  <Frame>
    <div className={styles.hero}>
      <div className={styles.promise}>
        <h1>Une panne ? Un réparateur près de chez vous.</h1>
        <p>
          Réservez un vrai créneau en deux minutes, sans créer de compte, puis suivez votre
          réparation jusqu’au bout.
        </p>
      </div>
      <div className={styles.scene}>
        <RepairerDrawing />
      </div>
    </div>
    <HomeSearch />
    {shop_count > 1 && (
      <p className={styles.count}>
        <a href="/annuaire">Voir les {shop_count} ateliers de l’annuaire</a>
      </p>
    )}
    {trades.length > 0 && <Categories trades={trades} />}
    <Steps />
    <Professionals />
  </Frame>
);

const Categories = ({ trades }: Pick<HomeProps, "trades">) => (
  <section className={styles.block} aria-labelledby="metiers">
    <h2 id="metiers">Que faut-il réparer ?</h2>
    <ul className={styles.tiles}>
      {trades.map((id) => (
        <li key={id}>
          <a className={styles.tile} href={`/annuaire?category_id=${id}&etape=appareil`}>
            <CategoryDrawing id={id} size={56} />
            <span>
              <CategoryName id={id} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const STEPS = [
  {
    title: "Choisissez votre créneau",
    text: "L’atelier montre ses prix et ses heures réellement libres, chez vous ou à l’atelier.",
  },
  {
    title: "Donnez votre accord",
    text: "Après le diagnostic, vous recevez un devis. Vous le signez ou le refusez en ligne.",
  },
  {
    title: "Suivez la réparation",
    text: "Une page vous dit où est votre appareil, ce qui vient ensuite et qui appeler.",
  },
] as const;

const Steps = () => (
  <section className={styles.block} aria-labelledby="etapes">
    <h2 id="etapes">Comment ça se passe</h2>
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Professionals = () => (
  <section className={styles.pro} aria-labelledby="pro">
    <div>
      <h2 id="pro">Vous réparez ?</h2>
      <p>
        Agenda, fiches, devis signés et factures en règle : Établi tient l’atelier pendant que vous
        tenez les outils.
      </p>
    </div>
    <ButtonLink look="quiet" href="/pro">
      Découvrir Établi pour les ateliers
    </ButtonLink>
  </section>
);
