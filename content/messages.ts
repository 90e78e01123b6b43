import { company } from "./company";

/** Every message a visitor can meet, worded as the client worded it. */
const unavailable = "Something went wrong. Please try again later.";

export const messages = {
  login: {
    noReason: "Failed to authenticate user.",
    unexpected: "An unexpected error occurred. Please try again.",
    unavailable,
    success: "Authenticated successfully! Reloading...",
  },
  register: {
    passwordsDiffer: "Passwords do not match!",
    noReason: "An error occurred. Please try again.",
    unavailable,
    success: "Registration successful! Redirecting...",
  },
  subscribe: {
    empty: "Please enter your email",
    invalid: "Please enter a valid email",
    success: "Thank you! Our team will reach out to you soon enough!",
    privacy: "We respect your privacy. We'll never share your email.",
    unavailable: `${unavailable} You can also write to ${company.email}.`,
  },
  contact: {
    success: "Message Sent!",
    unavailable: `${unavailable} Your message is still here. You can also write to ${company.email}.`,
  },
  field: {
    required: "Please fill out this field.",
    email: "Please enter a valid email",
    tooLong: "Please shorten this text.",
  },
  error: {
    heading: "Unexpected Application Error!",
    notFound: "404 Not Found",
    chunk: "Loading chunk failed",
    unknown: "This page could not be shown.",
  },
} as const;
