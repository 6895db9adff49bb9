import { helpPath } from "../../../../domain/shop/help/guide.ts";
import { ArticleBody } from "../../../help/article.tsx";
import { Frame } from "../../frame/frame.tsx";
import type { PageHead } from "../../page.ts";
import { Prose } from "../../prose.tsx";
import type { HelpArticleProps } from "../../props.ts";
import styles from "./help.module.css";

export const head = ({ article }: HelpArticleProps): PageHead => ({
  title: `${article.title}, aide d’Établi`,
  description: article.summary,
  path: helpPath(article),
});

export const Page = ({ article, next }: HelpArticleProps) => (
  <Frame>
    <p className={styles.back}>
      <a href="/aide">Aide</a>
    </p>
    <Prose title={article.title}>
      <ArticleBody article={article} />
      {next.length > 0 && (
        <>
          <h2>À lire ensuite</h2>
          <ul>
            {next.map((entry) => (
              <li key={entry.id}>
                <a href={helpPath(entry)}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Prose>
  </Frame>
);
