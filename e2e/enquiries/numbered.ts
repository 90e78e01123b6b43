export const subjectOf = (i: number) => `Boat number ${i}.`;

/** A message of its own, as the form's script posts it. */
export const numberedEnquiry = (i: number) =>
  JSON.stringify({
    kind: "contact",
    name: `Visitor ${i}`,
    email: `visitor-${i}@example.rw`,
    subject: subjectOf(i),
    message: `A message of its own: ${i}`,
    key: `the-key-of-message-${i}`,
  });
