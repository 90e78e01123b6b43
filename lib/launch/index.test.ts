const READY = {
  SITE_URL: "https://www.imisozi.rw",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  SMTP_URL: "smtp://mail.imisozi.rw",
  ENQUIRY_TO: "hello@imisozi.rw",
};
const PHONE = { file: "content/company/index.ts", field: "company.phone", value: "+250 700 000 000" };

test.each([
  ["auto opens a site without samples", READY, [], true, "check-launch is clean"],
  ["auto closes one with a sample in its content", READY, [PHONE], false, "1 left in check-launch"],
  ["auto closes one without mail", { ...READY, SMTP_URL: "", ENQUIRY_TO: "" }, [], false, "1 left in check-launch"],
  [
    "auto closes a staging copy",
    { ...READY, SITE_URL: "https://staging.imisozi.rw" },
    [],
    false,
    "1 left in check-launch",
  ],
  ["on opens any", { SITE_INDEXING: "on" }, [PHONE], true, "SITE_INDEXING is on"],
  ["off closes any", { ...READY, SITE_INDEXING: "off" }, [], false, "SITE_INDEXING is off"],
])("%s to search engines, and says why", async (_, settings, samples, isOpen, reason) => {
  const before = process.env;
  process.env = { ...before, ...settings };
  jest.resetModules();
  const { decideIndexing } = await import("@/lib/launch");
  process.env = before;
  expect(decideIndexing(samples)).toEqual({ isOpen, reason });
});
