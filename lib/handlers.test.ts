Object.assign(process.env, { NEXTAUTH_SECRET: "a secret of more than thirty-two characters" });

test("under plain `next start` each path is answered by the same function", async () => {
  const { handlers } = await import("./handlers");
  for (const [path, methods] of Object.entries(handlers)) {
    const route = await import(`@/app${path}/route`);
    expect(route).toMatchObject(methods);
  }
});
