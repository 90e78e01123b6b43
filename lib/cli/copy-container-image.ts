import { runCommand } from "./run-command";

/** `tsx lib/cli/copy-container-image.ts FOLDER`, in the Dockerfile: copies what the container's image holds. */
runCommand(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Error("Name a folder to copy to.");
  const { copyContainerImage } = await import("@/lib/build/container-image");
  await copyContainerImage(folder);
});
