import { expect, test } from "vitest";
import { directionsUrl } from "./directions.ts";

const destinationOf = (place: { street: string; zip: string; city: string }) =>
  new URL(directionsUrl(place)).searchParams.get("destination");

test.each([
  [
    { street: "12 rue des Arts", zip: "31000", city: "Toulouse" },
    "12 rue des Arts, 31000 Toulouse",
  ],
  [{ street: "", zip: "31700", city: "Blagnac" }, "31700 Blagnac"],
  [
    { street: "3 bis quai d’Été & fils", zip: "", city: "L’Union" },
    "3 bis quai d’Été & fils, L’Union",
  ],
])("the way to %j", (place, destination) => {
  expect(destinationOf(place)).toBe(destination);
});
