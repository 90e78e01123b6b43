import { runCommand } from "./run-command";

/** `tsx lib/cli/image.ts FOLDER`, in the Dockerfile: copies what the image holds. */
runCommand(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Error("Name a folder to copy to.");
  const { copyImage } = await import("@/lib/build/image");
  await copyImage(folder);
});
