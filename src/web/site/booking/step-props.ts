import type { BookingProps } from "../props.ts";
import type { Booking } from "./use-booking.ts";

/** What each question of the booking is given. */
export type StepProps = { booking: Booking; props: BookingProps };
