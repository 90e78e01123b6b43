export const subjectOf = (i: number) => `Boat number ${i}.`;

/** The body of a unique enquiry, as the form's script posts it. */
export const numberedEnquiry = (i: number) =>
  JSON.stringify({
    kind: "contact",
    name: `Visitor ${i}`,
    email: `visitor-${i}@example.rw`,
    subject: subjectOf(i),
    message: `Message ${i}`,
    key: `the-key-of-message-${i}`,
  });

export const subjectIn = ({ subject = "" }: { subject?: string }) => subject.replace(/^.*Enquiry: /, "");
