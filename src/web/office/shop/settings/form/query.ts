import { graphql, type ResultOf } from "../../../../platform/graphql.ts";
import { refusalParts } from "../../../../platform/refusal-parts.ts";

/** A typed place and texts; the rest is JSON that the domain reads: see `settings.ts`. */
export const settingsParts = graphql(`
  fragment settingsParts on ShopSettings {
    __typename
    id
    name
    slug
    legal_name
    legal_form
    capital
    siret
    vat_number
    register
    iban
    insurance
    mediator
    email
    phone
    presentation
    cgv
    vat_regime
    signature_code
    offline_hours
    timezone
    labels
    label
    address {
      street
      complement
      zipcode
      city
      lat
      lon
    }
    opening_hours
    booking_rules
    travel_rules
    tariffs
    closures {
      first
      last
      reason
      hours
    }
  }
`);
export type SettingsParts = ResultOf<typeof settingsParts>;

export const settingsQuery = graphql(
  `
    query settings {
      shop_settings {
        ...settingsParts
      }
    }
  `,
  [settingsParts],
);

/** A setting that is left out stays as it is. */
export const saveSettings = graphql(
  `
    mutation saveSettings($input: ShopSettingsInput!) {
      result: saveShopSettings(input: $input) {
        __typename
        ...settingsParts
        ...refusalParts
      }
    }
  `,
  [settingsParts, refusalParts],
);

export const saveClosure = graphql(
  `
    mutation saveClosure($input: ShopClosureInput!) {
      result: saveShopClosure(input: $input) {
        __typename
        ...settingsParts
        ...refusalParts
      }
    }
  `,
  [settingsParts, refusalParts],
);

export const saveOpening = graphql(
  `
    mutation saveOpening($input: ShopOpeningInput!) {
      result: saveShopOpening(input: $input) {
        __typename
        ...settingsParts
        ...refusalParts
      }
    }
  `,
  [settingsParts, refusalParts],
);

export const removeClosure = graphql(
  `
    mutation removeClosure($first: LocalDate!) {
      result: removeShopClosure(first: $first) {
        __typename
        ...settingsParts
        ...refusalParts
      }
    }
  `,
  [settingsParts, refusalParts],
);
