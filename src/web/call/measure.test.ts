import { expect, test } from "vitest";
import { countsIn, measureOf, roundTripIn } from "./measure.ts";

const entries = [
  { type: "inbound-rtp", packetsReceived: 180, packetsLost: 10 },
  { type: "remote-inbound-rtp", packetsReceived: 20, packetsLost: 10 },
  { type: "candidate-pair", nominated: false, currentRoundTripTime: 9 },
  { type: "candidate-pair", nominated: true, currentRoundTripTime: 0.25 },
  { type: "codec" },
];

test("both directions count, and the pair of addresses in use tells the round trip", () => {
  expect(countsIn(entries)).toEqual({ received: 200, lost: 20 });
  expect(roundTripIn(entries)).toBe(250);
  expect(measureOf({ received: 110, lost: 10 }, { entries, connected: true })).toEqual({
    lost: 0.1,
    round_trip: 250,
    connected: true,
  });
});

test("a browser that counts nothing loses nothing", () => {
  expect(measureOf({ received: 0, lost: 0 }, { entries: [], connected: false })).toEqual({
    lost: 0,
    round_trip: 0,
    connected: false,
  });
});
