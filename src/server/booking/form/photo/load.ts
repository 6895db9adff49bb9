/** The photos that wait for their booking, in small, written in the page: they have no address of their own. */
import type { ShopScope } from "../../../../domain/account/scope.ts";
import type { BookingFormProps } from "../../../../web/site/props.ts";
import { filesOf } from "../../../file/store.ts";
import { placeOf, readThumbnail } from "../../../platform/storage.ts";
import type { Services } from "../../../services.ts";

export async function loadPhotos(
  { database, config }: Services,
  scope: ShopScope,
  booking_id: string,
): Promise<BookingFormProps["photos"]["shown"]> {
  const asked = { recipientType: "booking", recipientIDs: [booking_id] } as const;
  const files = await database.withShop(scope, (db) => filesOf(db, asked), "read");
  const place = placeOf(config, scope.shop_id);
  const shown = files.map(async ({ id, stored_as }) => {
    const small = await readThumbnail(place, stored_as);
    return { id, src: small ? `data:image/webp;base64,${small.toString("base64")}` : "" };
  });
  return Promise.all(shown);
}
