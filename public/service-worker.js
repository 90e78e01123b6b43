// Ends the service worker that an earlier site has registered here, and loads its pages again from this site. A browser keeps
// a registration whose script is not found. Also served as /sw.js.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const reload = async () => {
    await registration.unregister();
    for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
  };
  event.waitUntil(reload());
});
