import { runCommand } from "./run-command";

/** Runs `tsx lib/cli/image.ts FOLDER` of the Dockerfile: copies the content of the image. */
runCommand(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Error("Name a folder to copy to.");
  const { copyImage } = await import("@/lib/build/image");
  await copyImage(folder);
});
