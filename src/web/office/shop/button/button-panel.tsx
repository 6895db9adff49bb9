import { Anchor, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { shopPath } from "../../../../domain/shop/address.ts";
import {
  BUTTON_SCRIPT,
  BUTTON_TEXT,
  buttonLink,
  buttonSnippet,
  linkSnippet,
  newTabLabel,
  type BookingButton,
} from "../../../../domain/shop/button.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { useShop } from "../use-shop.ts";
import styles from "./button.module.css";
import { ButtonChoices } from "./button-choices.tsx";
import { Snippet } from "./snippet.tsx";

/** What a shop pastes on its own site, so that its visitors book from there. */
export function ButtonPanel() {
  const shop = useShop();
  const [button, setButton] = useState<BookingButton>({
    text: BUTTON_TEXT,
    look: "violet",
    tab: "same",
  });
  if (!shop) return null;
  const href = buttonLink(location.origin, shop);
  const said = { ...button, text: button.text.trim() || BUTTON_TEXT };
  return (
    <Panel title="Un bouton sur votre site">
      <Stack gap={20}>
        <Text size="sm" c="dimmed">
          Copiez ces lignes dans une page de votre site, ou donnez-les à qui le tient. Le bouton
          ouvre votre réservation, ne pose aucun cookie et ne demande rien aux visiteurs ; leurs
          venues sont comptées dans Audience de ma page.
        </Text>
        <ButtonChoices button={button} onChange={(change) => setButton({ ...button, ...change })} />
        <Preview href={href} button={said} />
        <Snippet
          label="Le bouton"
          hint="Il garde son allure sur toutes les pages, et le lien marche même si le script est bloqué."
          code={buttonSnippet(href, said)}
        />
        <Snippet
          label="Un simple lien"
          hint="Il prend l’allure de votre site. Pour un bouton que vous dessinez vous-même."
          code={linkSnippet(href, said)}
        />
        <Text size="sm" c="dimmed">
          Votre page, {location.host}
          {shopPath(shop)}, ne s’affiche pas dans un cadre d’un autre site : personne ne peut ainsi
          se faire passer pour vous.{" "}
          <Anchor size="sm" underline="always" href="/aide/societe" target="_blank">
            Comment poser le bouton
          </Anchor>
        </Text>
      </Stack>
    </Panel>
  );
}

/** The very script of the snippet draws it here too. */
function Preview({ href, button: { text, look, tab } }: { href: string; button: BookingButton }) {
  useEffect(() => {
    const script = document.createElement("script");
    script.src = BUTTON_SCRIPT;
    document.head.append(script);
    return () => script.remove();
  }, []);
  const away = tab === "new" && { "aria-label": newTabLabel(text) };
  return (
    <div className={styles.preview}>
      <Text size="sm" className={styles.where}>
        Sur votre site
      </Text>
      <a href={href} data-etabli={look} target="_blank" rel="noopener" {...away}>
        {text}
      </a>
    </div>
  );
}
