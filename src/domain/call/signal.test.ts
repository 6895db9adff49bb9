import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { LONGEST_SDP, parseSignal } from "./signal.ts";

const id = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
const head = { id: id(1), from: id(2), to: id(3) };
const offer = { description: { type: "offer", sdp: "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\n" } };
const candidate = {
  candidate: {
    candidate: "candidate:1 1 udp 2113937151 192.0.2.1 54400 typ host",
    sdpMid: "0",
    sdpMLineIndex: 0,
    usernameFragment: null,
  },
};

test.each([
  ["a session description", offer],
  ["a network candidate", candidate],
  ["the end of the candidates", { candidate: { candidate: "" } }],
])("%s is read as it came", (_case, body) => {
  expect(parseSignal({ ...head, body })).toEqual({ ...head, body });
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["a text", "offer"],
  ["no body", head],
  ["no sender", { ...head, from: undefined, body: offer }],
  ["a sender that is no id", { ...head, from: "../../etc", body: offer }],
  ["both at once", { ...head, body: { ...offer, ...candidate } }],
  ["an unknown kind", { ...head, body: { description: { type: "hello", sdp: "" } } }],
  ["a field of its own", { ...head, body: offer, shop_id: id(4) }],
  ["a NUL", { ...head, body: { description: { type: "offer", sdp: "v=0\u0000" } } }],
  ["half a sign", { ...head, body: { description: { type: "offer", sdp: "v=0\ud800" } } }],
  [
    "a description past the limit",
    { ...head, body: { description: { type: "offer", sdp: "v".repeat(LONGEST_SDP + 1) } } },
  ],
  ["a long candidate", { ...head, body: { candidate: { candidate: "c".repeat(1_001) } } }],
  ["a line out of range", { ...head, body: { candidate: { candidate: "", sdpMLineIndex: 65 } } }],
])("%s is refused", (_case, value) => {
  expect(isRefusal(parseSignal(value))).toBe(true);
});
