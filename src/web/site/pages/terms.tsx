import { shopPath, termsPath } from "../../../domain/shop/address.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { Actions, Prose } from "../prose.tsx";
import type { TermsProps } from "../props.ts";
import { blocksOf } from "../terms-blocks.ts";

export const head = ({ shop }: TermsProps): PageHead => ({
  title: `Conditions générales de vente, ${shop.name}`,
  path: termsPath(shop),
});

export const Page = ({ shop, cgv, mediator }: TermsProps) => (
  <ShopFrame shop={shop}>
    <Prose title="Conditions générales de vente">
      {blocksOf(cgv).map((block) =>
        block.heading ? <h2 key={block.key}>{block.text}</h2> : <p key={block.key}>{block.text}</p>,
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
  </ShopFrame>
);
