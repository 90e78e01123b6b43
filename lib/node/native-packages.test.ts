import { mkdirSync, writeFileSync } from "node:fs";
import { assertNativePackages } from "@/lib/node/native-packages";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();

test.each([
  ["is missing", undefined, ""],
  ["throws", "throw new Error('invalid ELF header\\nand more');", ""],
  ["kills the process", "process.kill(process.pid, 'SIGBUS');", " (SIGBUS)"],
])("an add-on that %s is named on one line, with what to do", async (_, code, reason) => {
  if (code) {
    mkdirSync(inFolder("node_modules/@node-rs/argon2"), { recursive: true });
    writeFileSync(inFolder("node_modules/@node-rs/argon2/index.js"), code);
  }
  await expect(assertNativePackages(["@node-rs/argon2"], inFolder())).rejects.toThrow(
    new Error(
      `The package @node-rs/argon2 cannot be loaded${reason}: it is incomplete or made for another platform. Delete node_modules and run npm install.`,
    ),
  );
});
