import { randomBytes } from "node:crypto";

/** Marks that nothing else can hold, to be looked for later. */
export function createPlants() {
  const planted = new Map<string, string>();
  return {
    /** A new mark, as a word that any field takes. */
    plant: (where: string) => {
      const mark = `planted${randomBytes(9).toString("hex")}`;
      planted.set(mark, where);
      return mark;
    },
    /** A secret that somebody else made. */
    add: (where: string, secret: string) => void planted.set(secret, where),
    /** Where the marks come from that a text gives away, in any case. */
    findIn: (text: string) => {
      const lower = text.toLowerCase();
      return [...planted].filter(([mark]) => lower.includes(mark.toLowerCase())).map(([, where]) => where);
    },
    count: () => planted.size,
  };
}

export type Plant = ReturnType<typeof createPlants>["plant"];

/** What a browser or a tool says besides, all of it planted. */
export const plantedHeaders = (plant: Plant, url: string): Record<string, string> => ({
  cookie: `${plant("cookie name")}=${plant("cookie")}; next-auth.session-token=${plant("session cookie")}`,
  authorization: `Bearer ${plant("authorization")}`,
  "user-agent": plant("user agent"),
  referer: `${url}/${plant("referrer's path")}?token=${plant("referrer's query")}`,
  "x-forwarded-host": plant("forwarded host"),
});

/** Addresses that a visitor may open. */
export const plantedPaths = (plant: Plant) => [
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

/** What the forms send. */
export const plantedPosts = (plant: Plant): [string, Record<string, string>][] => [
  ["/user/login", { username: `${plant("username")}@example.org`, password: plant("password") }],
  ["/user/login", { username: plant("username that is none"), password: plant("password") }],
  [
    "/user/register",
    {
      username: `${plant("new username")}@example.org`,
      password: plant("new password"),
      confirm_password: plant("another password"),
    },
  ],
  [
    "/user/register",
    { username: `${plant("newer username")}@example.org`, ...twice(plant("password that is confirmed")) },
  ],
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
  ["/enquiries", { kind: "subscribe", email: plant("address that is none") }],
  [`/unsubscribe/${plant("posted unsubscribe token")}`, { "List-Unsubscribe": "One-Click" }],
  ["/api/auth/signin/google", { csrfToken: plant("csrf token"), callbackUrl: plant("callback to Google") }],
  ["/user/logout", {}],
  [
    "/api/vitals",
    { page: `/privacy?${plant("measured query")}`, device: plant("device"), connection: plant("connection") },
  ],
];

/** What browsers, and whoever pretends to be one, report of the policy. */
export const plantedReports = (plant: Plant): unknown[] => [
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
