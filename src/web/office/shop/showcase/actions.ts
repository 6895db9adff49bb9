import * as z from "zod/mini";
import { HEAD_BYTES, sniff } from "../../../../domain/file/sniff.ts";
import type { PictureKind } from "../../../../domain/file/showcase/showcase.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { graphql } from "../../../platform/graphql.ts";
import { headersFor } from "../../../platform/headers.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { ready } from "../../../platform/upload-queue.ts";

export const describeShopPicture = graphql(
  `
    mutation describeShopPicture($id: ID!, $alt: String!) {
      result: describeShopPicture(id: $id, alt: $alt) {
        __typename
        ... on ShopPictures {
          pictures {
            id
            alt
          }
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const reorderShopPictures = graphql(
  `
    mutation reorderShopPictures($ids: [ID!]!) {
      result: reorderShopPictures(ids: $ids) {
        __typename
        ... on ShopPictures {
          pictures {
            id
          }
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const removeShopPicture = graphql(
  `
    mutation removeShopPicture($id: ID!) {
      result: removeShopPicture(id: $id) {
        __typename
        ... on ShopPictures {
          pictures {
            id
          }
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

const refused = z.object({ message: z.string() });
const UNREACHABLE = "Le réseau ne répond pas. La photo n’est pas envoyée ; réessayez.";

/** Sends one picture; answers why not, in French, or nothing once it is on the page. */
export async function sendPicture(kind: PictureKind, file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const bytes = await ready(new File([file], file.name, { type: sniff(head) ?? "" }));
  if (typeof bytes === "string") return refusalText(bytes);
  const body = new FormData();
  body.append("ids", crypto.randomUUID());
  body.append("files", bytes, file.name);
  try {
    const response = await fetch(`/api/v1/shop-pictures/${kind}`, {
      method: "PUT",
      credentials: "same-origin",
      headers: headersFor(selectedShop()),
      body,
    });
    if (response.ok) return undefined;
    return refused.safeParse(await response.json()).data?.message ?? UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}
