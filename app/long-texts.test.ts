import { NextRequest } from "next/server";
import { getDatabase } from "@/lib/db";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/log";
import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { leastProcessorMs, longTexts, MAX_PROCESSOR_MS } from "@/lib/testing/long-texts";
import { forms } from "./forms";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));
jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));

log.level = "silent";
const store = withDatabase(createSqlite);
beforeEach(() => jest.mocked(getDatabase).mockResolvedValue(store.database));

const password = "ridge and hill";
const username = "uwase@example.org";
/** Values that every form accepts. */
const values = {
  ...{ username, password, confirm_password: password, current_password: password, token: "of-the-link" },
  ...{ kind: "talent", name: "Uwase Keza", email: username, subject: "A registry", message: "Boats" },
};
/** Values that handlers read beside the fields of a schema. */
const OTHER_VALUES = ["username", "callbackUrl", "landing", "referrer", "key", "website", "csrfToken"];
/** Long texts that still fit into a request body with the other values. */
const texts = longTexts(62_000);
/** A text that cannot be compressed, and is short enough to be shown again. */
const noise = Array.from({ length: 19_000 }, (_, i) => ((i * 7919 + i * i) % 36).toString(36)).join("");

/** A text that is six times as long in JSON. */
const control = Array.from({ length: 12_000 }, (_, i) => String.fromCharCode(14 + ((i * 7919 + i * i) % 17))).join("");
const controls = { name: control, email: control, phone: control, subject: control };

let clients = 0;
/** Posts from a new IP address each time, as attempts are limited by address. */
async function post(action: string, body: URLSearchParams | object, cookie = ""): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  const [, nextauth] = /^\/api\/auth\/(.*)/.exec(action) ?? [];
  const { POST } = await import(nextauth ? "./api/auth/[...nextauth]/route" : `.${action}/route`);
  const request = new NextRequest(`http://localhost:3000${action}`, {
    method: "POST",
    headers: {
      "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      cookie,
      [internalHeaders.clientIp]: `client ${clients++}`,
    },
    body: isForm ? String(body) : JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve({ nextauth: nextauth?.split("/") }) });
}

test.each(forms.map(({ form }) => [form.name, form] as const))(
  "%s needs little of the processor for any text",
  async (_, { action, schema }) => {
    await post("/user/register", values);
    const opened = (await post("/user/login", values)).headers.getSetCookie();
    const cookie = opened.map((one) => one.split(";", 1)[0]).join("; ");
    const fields = Object.keys((schema as unknown as { shape: object }).shape);
    for (const name of new Set([...fields, ...OTHER_VALUES])) {
      const bodies = [
        ...Object.entries(texts).map(([kind, text]) => [kind, { ...values, [name]: text }] as const),
        ["noise", new URLSearchParams({ ...values, [name]: noise })] as const,
        ["control characters", new URLSearchParams({ ...values, ...controls, [name]: controls.name })] as const,
      ];
      for (const [kind, body] of bodies) {
        const ms = await leastProcessorMs(() => post(action, body, cookie));
        expect({ name, kind, isFast: ms < MAX_PROCESSOR_MS }).toEqual({ name, kind, isFast: true });
      }
    }
  },
);
