import { HELP_GROUPS, helpPath, type HelpEntry } from "../../../../domain/shop/help/guide.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Frame } from "../../frame/frame.tsx";
import type { PageHead } from "../../page.ts";
import type { HelpProps } from "../../props.ts";
import styles from "./help.module.css";

export const head = ({ question }: HelpProps): PageHead => ({
  title: "Aide d’Établi",
  description: "Le guide des ateliers : agenda, réparations, devis, factures, clients, réglages.",
  path: "/aide",
  hidden: question !== "",
});

/** The table of contents, or what answers a question. */
export const Page = ({ question, articles }: HelpProps) => (
  <Frame>
    <h1 className={styles.title}>Aide</h1>
    <search>
      <form className={styles.form} action="/aide">
        <label htmlFor="question">Que voulez-vous faire ?</label>
        <div className={styles.line}>
          <input
            id="question"
            type="search"
            name="q"
            defaultValue={question}
            maxLength={100}
            placeholder="Déplacer un rendez-vous"
          />
          <Button type="submit">Rechercher</Button>
        </div>
      </form>
    </search>
    {question ? (
      <Found question={question} articles={articles} />
    ) : (
      <Contents articles={articles} />
    )}
  </Frame>
);

const Found = ({ question, articles }: HelpProps) => (
  <section aria-labelledby="trouve">
    <h2 id="trouve">
      {articles.length === 0 ? `Rien ne parle de « ${question} »` : `Pour « ${question} »`}
    </h2>
    {articles.length === 0 && <p>Essayez un seul mot, celui qui est écrit sur l’écran.</p>}
    <Entries articles={articles} />
    <p>
      <a href="/aide">Toute l’aide</a>
    </p>
  </section>
);

const Contents = ({ articles }: Pick<HelpProps, "articles">) =>
  HELP_GROUPS.map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <Entries articles={articles.filter((article) => article.group === group)} />
    </section>
  ));

export const Entries = ({ articles }: { articles: readonly HelpEntry[] }) => (
  <ul className={styles.entries}>
    {articles.map((article) => (
      <li key={article.id}>
        <a href={helpPath(article)}>{article.title}</a>
        <p>{article.summary}</p>
      </li>
    ))}
  </ul>
);
