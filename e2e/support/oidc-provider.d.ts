/** What the issuer uses of `oidc-provider`, which comes without types. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  export interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    method: string;
    path: string;
    status: number;
    type: string;
    body: unknown;
    redirect(url: string): void;
  }
  export type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>;

  interface Interaction {
    params: Record<string, string>;
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (whose: {
      accountId: string;
      clientId: string;
    }) => Grant;
    use(middleware: Middleware): this;
    callback(): RequestListener;
    on(event: "server_error", listener: (ctx: Context, error: Error) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    /** Keeps how the interaction ended; answers where the browser goes next. */
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>;
  }
}
