import { randomBytes } from "node:crypto";

/** Unique strings to plant in requests and settings, and to look for later. */
export function createCanaries() {
  const planted = new Map<string, string>();
  return {
    /** A new one, as a word that every field accepts. */
    plant: (where: string) => {
      const canary = `planted${randomBytes(9).toString("hex")}`;
      planted.set(canary, where);
      return canary;
    },
    /** A secret that was created elsewhere. */
    add: (where: string, secret: string) => void planted.set(secret, where),
    /** Where the ones that a text contains were planted. */
    findIn: (text: string) => {
      const lower = text.toLowerCase();
      return [...planted].filter(([canary]) => lower.includes(canary.toLowerCase())).map(([, where]) => where);
    },
    count: () => planted.size,
  };
}

type Plant = ReturnType<typeof createCanaries>["plant"];

export const secretHeaders = (plant: Plant, url: string): Record<string, string> => ({
  cookie: `${plant("cookie name")}=${plant("cookie")}; next-auth.session-token=${plant("session cookie")}`,
  authorization: `Bearer ${plant("authorization")}`,
  "user-agent": plant("user agent"),
  referer: `${url}/${plant("referrer's path")}?token=${plant("referrer's query")}`,
  "x-forwarded-host": plant("forwarded host"),
});

export const secretPaths = (plant: Plant) => [
  `/?token=${plant("query")}`,
  `/login?callbackUrl=/${plant("callback")}`,
  `/${plant("unknown path")}`,
  `/unsubscribe/${plant("unsubscribe token")}`,
  `/unsubscribe/${plant("unsubscribe page")}/ask`,
  `/user/profile?${plant("name in a query")}=1`,
  `/api/auth/callback/google?code=${plant("Google's code")}&state=${plant("Google's state")}`,
  `/api/auth/callback/google?error=${plant("Google's error")}&error_description=${plant("Google's description")}`,
  `/api/auth/error?error=${plant("next-auth's error")}`,
  `/api/auth/${plant("next-auth's action")}`,
  `/enquiries/token?${plant("query of the token")}`,
  `/%E0%A4%A${plant("broken path")}`,
  `/_next/image?url=${plant("picture")}&w=64&q=75`,
];

const twice = (password: string) => ({ password, confirm_password: password });

export const secretPosts = (plant: Plant): [string, Record<string, string>][] => [
  ["/user/login", { username: `${plant("username")}@example.org`, password: plant("password") }],
  ["/user/login", { username: plant("invalid username"), password: plant("password") }],
  [
    "/user/register",
    {
      username: `${plant("new username")}@example.org`,
      password: plant("new password"),
      confirm_password: plant("another password"),
    },
  ],
  ["/user/register", { username: `${plant("newer username")}@example.org`, ...twice(plant("confirmed password")) }],
  ["/user/profile", { kind: plant("kind"), name: plant("name"), phone: plant("phone"), about: plant("about") }],
  [
    "/enquiries",
    {
      kind: "contact",
      name: plant("enquirer"),
      email: `${plant("enquirer's address")}@example.org`,
      phone: plant("enquirer's phone"),
      subject: plant("subject"),
      message: `${plant("message")} ${plant("end of the message")}`,
      website: plant("honeypot"),
      token: plant("fill token"),
      key: plant("key"),
      visit: JSON.stringify({
        landing: `/?utm_source=${plant("source")}`,
        referrer: `https://${plant("host")}.example`,
      }),
    },
  ],
  ["/enquiries", { kind: "subscribe", email: `${plant("subscriber")}@example.org` }],
  ["/enquiries", { kind: "subscribe", email: plant("invalid address") }],
  [`/unsubscribe/${plant("posted unsubscribe token")}`, { "List-Unsubscribe": "One-Click" }],
  ["/api/auth/signin/google", { csrfToken: plant("csrf token"), callbackUrl: plant("callback to Google") }],
  ["/user/logout", {}],
  [
    "/api/vitals",
    { page: `/privacy?${plant("measured query")}`, device: plant("device"), connection: plant("connection") },
  ],
];

export const secretReports = (plant: Plant): unknown[] => [
  {
    "csp-report": {
      "effective-directive": plant("directive"),
      "blocked-uri": `https://${plant("blocked host")}.example/${plant("blocked path")}?q=${plant("blocked query")}`,
      "document-uri": `http://localhost:3000/unsubscribe/${plant("reported unsubscribe token")}/ask`,
      "script-sample": plant("sample"),
    },
  },
  [
    {
      type: "csp-violation",
      user_agent: plant("reported user agent"),
      body: {
        effectiveDirective: "script-src-elem",
        blockedURL: plant("blocked text"),
        documentURL: `http://localhost:3000/unsubscribe/${plant("reported unsubscribe token again")}/ask`,
        sample: plant("another sample"),
      },
    },
  ],
];
