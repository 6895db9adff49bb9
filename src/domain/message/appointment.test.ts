import { expect, test } from "vitest";
import { about, booking, visit } from "../../../test/shop/letters.ts";
import { appointmentReminder, onTheWay } from "./appointment.ts";
import { smsLength } from "./sms/segments.ts";

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test("a reminder says where and when, how to prepare, and where such reminders are refused", () => {
  const stop_url = "https://etabli.test/suivi/abc/messages";
  const home = appointmentReminder({ ...booking, stop_url });
  expect(plain(home?.subject)).toBe(
    "Rappel : votre rendez-vous du lundi 23 novembre, 14 h – 16 h, Atelier Garonne",
  );
  expect(plain(home?.text)).toContain("Nous passons chez vous : lundi 23 novembre");
  expect(plain(home?.text)).toContain(`Ne plus recevoir ces rappels :\n${stop_url}`);
  const shopVisit = appointmentReminder({ ...booking, where: "Atelier", stop_url });
  expect(plain(shopVisit?.text)).toContain("Nous vous attendons à l’atelier");
  expect(home?.sms).toMatch(
    /^Atelier Garonne : Rappel : votre rendez-vous .* https:\/\/etabli\.test\/suivi\/abc$/,
  );
});

test("« en route » says who and the hour, in one SMS", () => {
  const departure = { ...about, expected_at: visit.public_start_at, zone: visit.zone };
  const known = onTheWay({ ...departure, technician: "Karim" });
  expect(plain(known?.subject)).toBe("Karim est en route, arrivée vers 14 h, Atelier Garonne");
  expect(plain(onTheWay({ ...departure, technician: "" })?.text)).toContain(
    "Le technicien est en route et arrive chez vous vers 14 h",
  );
  expect(smsLength(known?.sms ?? "").segments).toBe(1);
});
