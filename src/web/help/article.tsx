import { Fragment } from "react";
import { helpPicture, type HelpArticle, type HelpBlock } from "../../domain/shop/help/guide.ts";
import styles from "./article.module.css";

type Props = {
  article: HelpArticle;
  /** `h3` where the guide is one part of a screen. */
  title?: "h2" | "h3";
};

/** What an article says, as the site and the office show it: the steps first, then the picture of the screen. */
export const ArticleBody = ({ article, title: Title = "h2" }: Props) => (
  <div className={styles.article}>
    <p className={styles.summary}>{article.summary}</p>
    {article.parts.map(({ title, blocks }, index) => (
      <Fragment key={title || index}>
        {title && <Title>{title}</Title>}
        {blocks.map((block, rank) => (
          <Block key={rank} block={block} />
        ))}
      </Fragment>
    ))}
    {article.picture && <Picture article={article} picture={article.picture} />}
  </div>
);

const Block = ({ block }: { block: HelpBlock }) =>
  "steps" in block ? (
    <ol>
      {block.steps.map((step) => (
        <li key={step}>
          <Said text={step} />
        </li>
      ))}
    </ol>
  ) : (
    <p>
      <Said text={block.text} />
    </p>
  );

/** The screen's own words stand out: « pressez **Envoyer** ». */
const Said = ({ text }: { text: string }) =>
  text.split("**").map((piece, index) =>
    // Every second piece stood between two stars.
    index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece,
  );

type PictureProps = { article: HelpArticle; picture: NonNullable<HelpArticle["picture"]> };

const HEIGHTS = { 1280: 800, 390: 844 } as const;

/** As wide as the column; pressed, at its own size. */
const Picture = ({ article, picture: { width, alt } }: PictureProps) => (
  <a href={helpPicture(article)} target="_blank" rel="noopener" className={styles.shown}>
    <img
      className={width === 390 ? styles.telephone : styles.picture}
      src={helpPicture(article)}
      alt={alt}
      width={width}
      height={HEIGHTS[width]}
      loading="lazy"
    />
  </a>
);
