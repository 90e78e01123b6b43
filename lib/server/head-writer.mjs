const ID_LINE = "x-request-id: ";

/** Whether nothing has been said of this answer yet, and more may follow it on its connection. */
const isUsual = (response) => response.shouldKeepAlive === true && response.getHeaderNames().length === 0;

/**
 * Writes the heads of answers that differ in nothing but their id. For Node to check and join two dozen lines takes longer
 * than the rest of an answer from memory, so it does that for the first answer in each second, and the others take over
 * what it made. That is in `_header`, which is not documented: where there is none, Node writes each.
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
    const isLikeOthers = isUsual(response) && Object.hasOwn(response, "_header");
    if (isLikeOthers && now === second) {
      response._header = before + id + after;
      return;
    }
    response.writeHead(200, [...headers, "x-request-id", id]);
    const head = response._header;
    if (!isLikeOthers || typeof head !== "string") return;
    const start = head.indexOf(ID_LINE) + ID_LINE.length;
    before = head.slice(0, start);
    after = head.slice(start + id.length);
    second = now;
  };
}
