import { shopPath, termsPath } from "../../../domain/shop/address.ts";
import { formatDate } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { Actions, Prose } from "../prose.tsx";
import type { TermsProps } from "../props.ts";
import { blocksOf } from "../legal/terms-blocks.ts";

export const head = ({ shop, accepted }: TermsProps): PageHead => ({
  title: `Conditions générales de vente, ${shop.name}`,
  ...(accepted ? { hidden: true } : { path: termsPath(shop) }),
});

export const Page = ({ shop, text, accepted }: TermsProps) => (
  <ShopFrame shop={shop}>
    <Prose title="Conditions générales de vente">
      {accepted && (
        <p>
          <strong>
            Telles que vous les avez acceptées en prenant rendez-vous, le {formatDate(accepted.on)}.
          </strong>{" "}
          <a href={termsPath(shop)}>Lire celles d’aujourd’hui</a>
        </p>
      )}
      {blocksOf(text).map((block) =>
        block.heading ? <h2 key={block.key}>{block.text}</h2> : <p key={block.key}>{block.text}</p>,
      )}
      <Actions>
        {accepted ? (
          <ButtonLink look="quiet" href={`/suivi/${accepted.sheetid}`}>
            Retour au suivi
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" href={shopPath(shop)}>
            Retour à {shop.name}
          </ButtonLink>
        )}
      </Actions>
    </Prose>
  </ShopFrame>
);
