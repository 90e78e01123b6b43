const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  jest.resetModules();
});

function load(settings: Record<string, string>): typeof import("./env") {
  Object.assign(process.env, settings);
  return require("./env");
}

test.each([
  ["https://www.example.org", "https://www.example.org", true],
  ["HTTPS://WWW.Example.org:443/", "https://www.example.org", true],
  ["http://www.example.org:80", "http://www.example.org", false],
  ["http://localhost:3000", "http://localhost:3000", false],
])("SITE_URL=%s is the origin %s", (SITE_URL, siteUrl, isHttps) => {
  expect(load({ SITE_URL })).toMatchObject({ siteUrl, isHttps });
});

test.each([
  ["SITE_URL", "https://www.example.org/path"],
  ["SITE_URL", "https://user:secret@www.example.org"],
  ["BACKEND_URL", "https://user:secret@backend.example.org"],
  ["BACKEND_URL", "https://backend.example.org/?key=secret"],
  ["BACKEND_TIMEOUT_MS", "30000"],
])("%s=%s is wrong, and the error does not repeat it", (name, value) => {
  const loading = () => load({ BACKEND_API_KEY: "a-key", [name]: value });
  expect(loading).toThrow(name);
  expect(loading).not.toThrow("secret");
});

test("an issuer is compared with what tokens say, so it stays as it is written", () => {
  const { env } = load({
    GOOGLE_ISSUER: "https://issuer.example.org/",
    BACKEND_URL: "https://backend.example.org/v1/",
    BACKEND_API_KEY: "a-key",
  });
  expect(env.GOOGLE_ISSUER).toBe("https://issuer.example.org/");
  expect(env.BACKEND_URL).toBe("https://backend.example.org/v1");
});
