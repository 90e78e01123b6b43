/** Notification mails to the company about an enquiry. */
export const mail = {
  contact: (subject: string) => `Enquiry: ${subject}`,
  subscribe: (email: string) => `Email sign-up: ${email}`,
  suspectMark: "[Suspect] ",
  labels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    received: "Received",
    number: "Number",
    suspect: "Suspect because of",
    unsubscribe: "For your mails to them, the address to unsubscribe",
  },
} as const;
