import { useDebouncedValue } from "@mantine/hooks";
import { selectedShop } from "../../platform/acting-shop.ts";
import { useRead } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { commandsOf } from "./commands.ts";
import { commandsNamed, foundGroups, type OptionGroup } from "./options.ts";
import { commandQuery } from "./query.ts";
import { questionsOf } from "./questions.ts";

/** Milliseconds between the last key and the question. */
const PAUSE = 150;

/** `behind`: what is shown does not answer yet what is typed. */
export function useOptions(typed: string) {
  const session = useSession();
  const shop = selectedShop();
  const [asked] = useDebouncedValue(typed.trim(), PAUSE);
  const isEmpty = typed.trim() === "";
  const read = useRead({
    query: commandQuery,
    variables: { shop: shop ?? "", ...questionsOf(asked) },
    nouns: [],
    pause: !shop || asked === "",
  });
  const named = commandsNamed(session ? commandsOf(session.me) : [], typed);
  const actions: OptionGroup[] = named.length > 0 ? [{ title: "Actions", options: named }] : [];
  // A record is looked for more often than an action: those come after, and alone while nothing is typed.
  const groups = isEmpty || !read.data ? actions : [...foundGroups(read.data), ...actions];
  const behind = !isEmpty && !read.failed && (typed.trim() !== asked || read.late);
  return { groups, read, behind, isEmpty };
}
