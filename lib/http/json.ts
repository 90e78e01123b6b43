import "server-only";

const RETRY_AFTER = { "retry-after": "30" };

/**
 * JSON whose text is at hand. Any other `Response` makes a stream of its body, which takes longer than all else in a
 * short answer; this one does so when it is asked, by Next, and our own server need not ask (direct-answers.ts).
 */
export class JsonAnswer extends Response {
  readonly content: string;

  constructor(value: object, { headers, ...init }: ResponseInit) {
    super(null, { ...init, headers: { "content-type": "application/json", ...headers } });
    this.content = JSON.stringify(value);
  }

  private toResponse(): Response {
    const { status, headers } = this;
    return new Response(this.content, { status, headers });
  }

  override text() {
    return this.toResponse().text();
  }
  override json() {
    return this.toResponse().json();
  }
  override arrayBuffer() {
    return this.toResponse().arrayBuffer();
  }
  override clone() {
    return this.toResponse();
  }

  static {
    // TypeScript takes it for a property, which no accessor may override.
    Object.defineProperty(JsonAnswer.prototype, "body", {
      get(this: JsonAnswer) {
        return this.toResponse().body;
      },
    });
  }
}

/** A JSON answer about one person: no cache keeps it. What failed for now says when to come again. */
export const answerJson = (value: object, { status = 200 } = {}) =>
  new JsonAnswer(value, { status, headers: { "cache-control": "no-store", ...(status === 503 && RETRY_AFTER) } });
