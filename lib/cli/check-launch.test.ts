jest.mock("@/content/company", () => ({
  company: {
    name: "Real Example Ltd",
    email: "hello@company.example",
    phone: "+250 700 000 000",
    office: "Kigali, Rwanda",
    social: [{ href: "https://example.com/x" }, { href: "https://github.com/example-company" }],
  },
}));

test("check-launch lists sample details and fails", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  await import("./check-launch");
  const { exitCode } = process;
  process.exitCode = 0;
  expect(exitCode).toBe(1);
  expect(String(log.mock.lastCall?.[0]).split("\n").slice(1)).toEqual([
    "company.email: hello@company.example",
    "company.phone: +250 700 000 000",
    "company.social.0.href: https://example.com/x",
  ]);
});
