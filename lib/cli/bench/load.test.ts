import { readWrk } from "./load";

const OUTPUT = `Running 4s test @ http://localhost:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.30ms    1.08ms  30.11ms   93.17%
    Req/Sec     9.79k   735.04    10.93k    80.00%
  Latency Distribution
     50%  500.00us
     75%    3.49ms
     90%    3.92ms
     99%    1.20s
  38983 requests in 4.00s, 470.41MB read
Requests/sec:   9741.12
Transfer/sec:    117.54MB
`;

test("what wrk prints is read in ms", () => {
  expect(readWrk(OUTPUT)).toEqual({ perSecond: 9741.12, p50Ms: 0.5, p99Ms: 1200 });
});

test.each(["  Non-2xx or 3xx responses: 38983", "  Socket errors: connect 0, read 4, write 0, timeout 0"])(
  "answers that failed are no measurement:%s",
  (line) => {
    expect(() => readWrk(OUTPUT.replace("Requests/sec", `${line}\nRequests/sec`))).toThrow(line.trim());
  },
);

test("anything else is told as it is", () => expect(() => readWrk("unable to connect")).toThrow("unable to connect"));
