import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { contentOf } from "@/content/sample";
import { structuredData } from "./structured-data";

const thingsOn = (path: string): Record<string, unknown>[] => JSON.parse(structuredData(path))["@graph"];

test("the contact page has address, hours and questions in schema.org's form", () => {
  const things = thingsOn("/contact-us");
  expect(things[0]).toMatchObject({
    telephone: company.phone,
    email: company.email,
    address: { addressLocality: "Kigali", addressCountry: "RW" },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
  });
  expect(things.find((thing) => thing["@type"] === "FAQPage")?.mainEntity).toEqual(
    contactUs.faq.entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `http://localhost:3000/contact-us#${id}`,
      acceptedAnswer: { "@type": "Answer", text: contentOf(answer) },
    })),
  );
});
