import { contactUs } from "@/content/contact-us";
import { contentOf } from "@/content/sample";
import { structuredData } from "./structured-data";

test("a page's questions are a FAQPage, with samples as plain text", () => {
  const graph: { "@type": string; mainEntity?: object[] }[] = JSON.parse(structuredData("/contact-us"))["@graph"];
  const faqPage = graph.find((thing) => thing["@type"] === "FAQPage");
  expect(faqPage?.mainEntity).toEqual(
    contactUs.faq.entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `http://localhost:3000/contact-us#${id}`,
      acceptedAnswer: { "@type": "Answer", text: contentOf(answer) },
    })),
  );
});
