import { Anchor, Stack, Text } from "@mantine/core";
import type { HelpArticle } from "../../../domain/shop/help/guide.ts";

type Entered = { articles: readonly HelpArticle[]; choose: (article: HelpArticle) => void };

/** What a search found. */
export const Answers = ({ articles, choose }: Entered) => (
  <div role="status">
    {articles.length === 0 ? (
      <Text>Rien n’en parle. Essayez un seul mot, celui qui est écrit sur l’écran.</Text>
    ) : (
      <Entries articles={articles} choose={choose} />
    )}
  </div>
);

/** Articles by their titles. */
export const Entries = ({ articles, choose }: Entered) => (
  <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: "none" }}>
    {articles.map((article) => (
      <li key={article.id}>
        <Anchor
          component="button"
          type="button"
          ta="start"
          py={6}
          fw={600}
          onClick={() => choose(article)}
        >
          {article.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {article.summary}
        </Text>
      </li>
    ))}
  </Stack>
);
