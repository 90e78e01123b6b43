type Entry = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

/**
 * The provider's adapter over a map: https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js.
 * Nothing expires here by itself, as the provider checks the times that it keeps in each entry. Clients are asked for
 * at every request, so that a site that starts later can be added.
 */
export function createStore(findClient: (id: string) => object | undefined) {
  const entries = new Map<string, Entry>();
  const findBy = (name: "uid" | "userCode", kind: string, value: string) =>
    [...entries].find(([key, entry]) => key.startsWith(`${kind}:`) && entry[name] === value)?.[1];

  return (kind: string) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id: string, entry: Entry) => void entries.set(keyOf(id), entry),
      find: async (id: string) => (kind === "Client" ? findClient(id) : entries.get(keyOf(id))),
      findByUid: async (uid: string) => findBy("uid", kind, uid),
      findByUserCode: async (code: string) => findBy("userCode", kind, code),
      destroy: async (id: string) => void entries.delete(keyOf(id)),
      consume: async (id: string) => {
        const entry = entries.get(keyOf(id));
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId: string) => {
        for (const [key, entry] of entries) if (entry.grantId === grantId) entries.delete(key);
      },
    };
  };
}
