import type { Middleware, Provider } from "oidc-provider";
import { readBody } from "./read-body";

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// The empty icon keeps a browser from asking for one.
export const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<h1>${escapeHtml(title)}</h1>
${content}
</html>`;

const question = ({ email }: Person) => `<form method="post">
<button name="choice" value="continue">Continue as ${escapeHtml(email)}</button>
<button name="choice" value="cancel">Cancel</button>
</form>`;

const isInteraction = /^\/interaction\/[\w-]+$/;

/** The page where a person signs in and agrees at once, or turns back. `remember` is told who came in. */
export function interactions(
  provider: Provider,
  getPerson: () => Person,
  remember: (person: Person) => void,
): Middleware {
  const agree = async ({ client_id, scope }: Record<string, string>) => {
    const person = { ...getPerson() };
    remember(person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: client_id ?? "" });
    grant.addOIDCScope(scope ?? "");
    return { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
  };

  return async (ctx, next) => {
    if (!isInteraction.test(ctx.path)) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method !== "POST") {
      ctx.type = "html";
      ctx.body = page("Sign in", question(getPerson()));
      return;
    }
    const choice = new URLSearchParams(await readBody(ctx.req)).get("choice");
    const result = choice === "continue" ? await agree(params) : { error: "access_denied" };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
    ctx.status = 303;
  };
}
