/** One call for every method that answers something later: a missing one does not compile. What only starts work has nobody to tell. */
type Calls<Store> = {
  [Method in keyof Store as Store[Method] extends (...args: never) => Promise<unknown> | AsyncIterable<unknown>
    ? Method
    : never]: (store: Store) => Promise<unknown>;
};

export type Question = [string, () => Promise<unknown>];

export const calls = <Store extends object>(store: Store, each: Calls<Store>): Question[] =>
  Object.entries<(store: Store) => Promise<unknown>>(each).map(([method, call]) => [
    `${store.constructor.name}.${method}`,
    () => call(store),
  ]);
