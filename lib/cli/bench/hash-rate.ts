import { availableParallelism } from "node:os";
import { verify } from "@node-rs/argon2";
import { hashPassword } from "@/lib/backend/embedded/passwords";

/**
 * Run by itself: how many passwords the machine compares a second with the built-in backend's parameters, a core each
 * and at ordinary priority, with nothing around it.
 */
const [seconds] = process.argv.slice(2);

async function measure() {
  const hash = await hashPassword("ridge and hill");
  const began = performance.now();
  const end = began + Number(seconds) * 1000;
  let compared = 0;
  const compareOn = async () => {
    while (performance.now() < end) {
      if (!(await verify(hash, "ridge and hill"))) throw new Error("A right password was taken for a wrong one");
      compared++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compareOn));
  console.log(JSON.stringify({ perSecond: compared / ((performance.now() - began) / 1000) }));
}

measure();
