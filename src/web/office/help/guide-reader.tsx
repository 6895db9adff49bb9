import { Anchor, Button, Group, Stack, TextInput, Title } from "@mantine/core";
import { IconArrowLeft, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { helpPath, type HelpArticle } from "../../../domain/shop/help/guide.ts";
import { searchGuide } from "../../../domain/shop/help/search.ts";
import { ArticleBody } from "../../help/article.tsx";
import { Answers, Entries } from "./guide-entries.tsx";

type Props = {
  articles: readonly HelpArticle[];
  /** What explains the screen beside it. */
  subject: HelpArticle | undefined;
};

/** Chosen on a screen: on the next one its own article is shown again. */
type Choice = { id: string; on: string };

export function GuideReader({ articles, subject }: Props) {
  const [text, setText] = useState("");
  const [choice, setChoice] = useState<Choice>();
  const on = subject?.id ?? "";
  const chosen = choice?.on === on ? articles.find(({ id }) => id === choice.id) : undefined;
  const choose = ({ id }: HelpArticle) => {
    setChoice({ id, on });
    setText("");
  };
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        label="Rechercher dans l’aide"
        placeholder="Déplacer un rendez-vous"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Shown
        text={text}
        articles={articles}
        article={chosen ?? subject}
        back={chosen && subject && (() => setChoice(undefined))}
        choose={choose}
      />
    </Stack>
  );
}

type ShownProps = {
  text: string;
  articles: readonly HelpArticle[];
  article: HelpArticle | undefined;
  back: (() => void) | undefined;
  choose: (article: HelpArticle) => void;
};

function Shown({ text, articles, article, back, choose }: ShownProps) {
  if (text.trim() !== "" || !article)
    return <Answers articles={searchGuide(articles, text)} choose={choose} />;
  const next = articles.filter(({ id }) => article.next.includes(id));
  return (
    <>
      {back && (
        <Button
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: "flex-start" }}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={back}
        >
          L’aide de cet écran
        </Button>
      )}
      <article>
        <Title order={3} size={20} mb={8}>
          {article.title}
        </Title>
        <ArticleBody article={article} title="h3" />
      </article>
      {next.length > 0 && (
        <div>
          <Title order={3} size={16} mb={4}>
            À lire ensuite
          </Title>
          <Entries articles={next} choose={choose} />
        </div>
      )}
      <Group>
        <Anchor href={helpPath(article)} target="_blank" rel="noopener">
          Ouvrir dans un onglet
        </Anchor>
        <Anchor href="/aide" target="_blank" rel="noopener">
          Toute l’aide
        </Anchor>
      </Group>
    </>
  );
}
