import { type CookieName, cookieLifetimes, findOwnCookies } from "@/lib/http/cookies";

const names = (Object.keys(cookieLifetimes) as CookieName[]).filter((name) => name !== "flash");

test("the site's own cookies are kept as they are, with any prefix", () => {
  const own = names.flatMap((name) => [`${name}=a=b%20c`, `__Host-${name}=`, `__Secure-${name}="d"`]);
  const parts = ["flash-login-0=e", "next-auth.session-token.0=f", "__Secure-next-auth.session-token.12=g"];
  const cookies = [...own, ...parts];
  expect(cookies.length).toBeLessThan(40);
  expect(findOwnCookies(cookies.join("; "))).toBe(cookies.join("; "));
});

test.each([
  "a=user",
  "users=1",
  "user.0=1",
  "next-auth.session-token.x=1",
  "__Host-=1",
  "__proto__=1",
  "=user",
  " ",
  "",
])("another application's cookie is dropped: %s", (pair) => {
  expect(findOwnCookies(`${pair}; user=1;${pair}`)).toBe("user=1");
});

test("the first forty are kept", () => {
  const many = Array.from({ length: 2700 }, (_, i) => `flash-${i}=1`);
  expect(findOwnCookies(many.join(";"))).toBe(many.slice(0, 40).join("; "));
});
