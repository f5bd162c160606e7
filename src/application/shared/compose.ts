/** Takes what it needs once, and returns the function that callers use. */
type UseCase = (needs: never, ...rest: never[]) => unknown;
type UseCases = Readonly<Record<string, (needs: never) => unknown>>;

/** What a use case states that it needs. */
export type Needs<U extends UseCase> = Parameters<U>[0];

/** What all of them need together. */
type NeedsOfAll<T extends UseCases> = T[keyof T] extends (needs: infer N) => unknown ? N : never;

/** A subject: its use cases, all given the same record. What that must hold is inferred from what each of them needs. */
export const compose =
  <const T extends UseCases>(useCases: T) =>
  (needs: NeedsOfAll<T>): { readonly [K in keyof T]: ReturnType<T[K]> } =>
    Object.fromEntries(Object.entries(useCases).map(([name, make]) => [name, make(needs as never)])) as {
      [K in keyof T]: ReturnType<T[K]>;
    };
