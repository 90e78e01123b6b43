import { brand } from "../company/brand";
import { unavailable } from "./unspecific";

export const contact = {
  success: "Message Sent!",
  tooMany: (minutes: number) =>
    `Too many messages are coming in right now. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${brand.email}.`,
  unavailable: `${unavailable} Your message is still here. You can also write to ${brand.email}.`,
  /** The message after a post without JavaScript, if the browser keeps no cookie with the reason. */
  notSent: `This was not sent. Please go back to what you typed, check it, and send it again, or write to ${brand.email}.`,
  lost: `The connection was lost. Your message is still here: please send it again once you are back online, or write to ${brand.email}.`,
} as const;
