import { shopPath, termsPath } from "../../../domain/shop/address.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Frame } from "../frame.tsx";
import type { PageHead } from "../page.ts";
import { Actions, Prose } from "../prose.tsx";
import type { TermsProps } from "../props.ts";

export const head = ({ shop }: TermsProps): PageHead => ({
  title: `Conditions générales de vente, ${shop.name}`,
  path: termsPath(shop),
});

export const Page = ({ shop, cgv, mediator }: TermsProps) => (
  <Frame>
    <Prose title="Conditions générales de vente">
      <p>
        <a href={shopPath(shop)}>{shop.name}</a>, {shop.city}
      </p>
      {cgv.trim() === "" ? (
        <p>
          L’atelier n’a pas encore publié ses conditions générales de vente. Demandez-les avant
          toute commande : elles doivent vous être remises.
        </p>
      ) : (
        blocksOf(cgv).map((block) =>
          block.heading ? (
            <h2 key={block.key}>{block.text}</h2>
          ) : (
            <p key={block.key}>{block.text}</p>
          ),
        )
      )}
      {mediator && (
        <>
          <h2>Médiation</h2>
          <p>
            En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation :{" "}
            {mediator}.
          </p>
        </>
      )}
      <Actions>
        <ButtonLink look="quiet" href={shopPath(shop)}>
          Retour à {shop.name}
        </ButtonLink>
      </Actions>
    </Prose>
  </Frame>
);

/** Paragraphs between empty lines; a short line numbered or marked « # » or « Article » is a heading. */
const blocksOf = (cgv: string): { key: number; heading: boolean; text: string }[] =>
  cgv
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, key) => ({
      key,
      heading: text.length < 90 && /^(#|article\b|\d+[.)])/i.test(text) && !/[.;]$/.test(text),
      text: text.replace(/^#+\s*/, ""),
    }));
