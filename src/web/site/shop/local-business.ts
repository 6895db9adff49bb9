import type { HoursException } from "../../../domain/agenda/opening.ts";
import { shopPath } from "../../../domain/shop/address.ts";
import { wallTime } from "../../../domain/time.ts";
import type { ShopProps } from "../props.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** schema.org's LocalBusiness, read by search engines. */
export const localBusiness = (
  { shop, reviews: { summary }, showcase, opening_hours, exceptions }: ShopProps,
  origin: string,
): object => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  name: shop.name,
  url: origin + shopPath(shop),
  telephone: shop.phone || undefined,
  logo: showcase.logo ? origin + showcase.logo.url : undefined,
  image: showcase.photos.map(({ url }) => origin + url),
  address: {
    "@type": "PostalAddress",
    streetAddress: shop.street,
    postalCode: shop.zipcode,
    addressLocality: shop.city,
    addressCountry: "FR",
  },
  aggregateRating:
    summary.count === 0
      ? undefined
      : {
          "@type": "AggregateRating",
          ratingValue: summary.average,
          reviewCount: summary.count,
          bestRating: 5,
          worstRating: 1,
        },
  geo:
    shop.lat === null || shop.lon === null
      ? undefined
      : { "@type": "GeoCoordinates", latitude: shop.lat, longitude: shop.lon },
  openingHoursSpecification: DAYS.flatMap((day, index) =>
    (opening_hours[index + 1] ?? []).map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: day,
      opens: wallTime(from),
      closes: wallTime(to),
    })),
  ),
  specialOpeningHoursSpecification: exceptions.flatMap(specialHours),
});

/** A closure is said as the search engines ask: from midnight to midnight. */
const specialHours = ({ first, last, hours }: HoursException): object[] =>
  (hours.length > 0 ? hours : [{ from: 0, to: 0 }]).map(({ from, to }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: first,
    validThrough: last,
    opens: wallTime(from),
    closes: wallTime(to),
  }));
