import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Plain `node:http` that answers each path with a file's bytes out of memory: what Node allows at most. */
const [port, host, ...answers] = process.argv.slice(2);
const bodies = new Map(
  answers.map((answer) => {
    const [path, file, encoding] = answer.split("=");
    const body = readFileSync(file);
    const headers = { "content-type": "text/html; charset=utf-8", "content-length": body.length };
    return [path, { body, headers: encoding ? { ...headers, "content-encoding": encoding } : headers }];
  }),
);

createServer((request, response) => {
  const answer = bodies.get(request.url);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port), host);
