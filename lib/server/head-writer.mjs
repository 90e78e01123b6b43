const NAME = "x-request-id";
const ID_LINE = `\r\n${NAME}: `;
/** What a kept head takes of memory, with what stands around it. */
export const HEAD_BYTES = 4_000;

/** Whether nothing has been said of this answer yet, nor that it is the last on its connection. */
const isUsual = (response) => response.shouldKeepAlive === true && response.getHeaderNames().length === 0;

/** Node's date is renewed by a timer, which comes late where there is much to do. */
const isOfSecond = (head, second) => head.includes(`\r\nDate: ${new Date(second * 1000).toUTCString()}\r\n`);

/**
 * Writes the heads of answers that differ in nothing but their id. To check and join its twenty lines takes Node a
 * quarter of the time of an answer from memory, so it does that for the first one in each second, and the others take over
 * what it made. That is in `_header`, which is not documented, no more than `shouldKeepAlive` is: where a response is
 * not as it is known, Node writes each. For a server that sets no `maxRequestsPerSocket`.
 * @param {string[]} headers names and values in turn, without the id
 * @returns {(response: import("node:http").ServerResponse, id: string) => void} writes the head of a 200, for an id that
 * is fit for a header.
 */
export function createHeadWriter(headers) {
  /** What the kept head is right for: the date is in it. */
  let second;
  let before;
  let after;

  return (response, id) => {
    const now = Math.trunc(Date.now() / 1000);
    const isShared = isUsual(response) && Object.hasOwn(response, "_header");
    if (isShared && now === second) {
      response._header = before + id + after;
      if (response.headersSent) return;
    }
    response.writeHead(200, [...headers, NAME, id]);
    const head = response._header;
    if (!isShared || typeof head !== "string" || !isOfSecond(head, now)) return;
    const start = head.indexOf(ID_LINE) + ID_LINE.length;
    before = head.slice(0, start);
    after = head.slice(start + id.length);
    second = now;
  };
}
