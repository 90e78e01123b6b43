import { remember } from "@epic-web/remember";

type Hook = () => Promise<void>;
const hooks = remember("shutdown hooks", () => new Set<Hook>());

/** Runs a hook at shutdown, after the last response has been sent. */
export const onShutdown = (hook: Hook) => void hooks.add(hook);

/** Runs all hooks; one that fails does not keep the others from running. */
export const runShutdownHooks = async () => void (await Promise.allSettled([...hooks].map((hook) => hook())));
