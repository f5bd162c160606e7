/** Receives its dependencies once, and returns the function that callers use. */
type UseCase = (needs: never, ...rest: never[]) => unknown;
type UseCases = Readonly<Record<string, (needs: never) => unknown>>;

/** The dependencies of a use case. */
export type Needs<U extends UseCase> = Parameters<U>[0];

/** The dependencies of all use cases together. */
type NeedsOfAll<T extends UseCases> = T[keyof T] extends (needs: infer N) => unknown ? N : never;

/** Builds the use cases of a subject with the same dependencies. Their type is inferred from the use cases. */
export const compose =
  <const T extends UseCases>(useCases: T) =>
  (needs: NeedsOfAll<T>): { readonly [K in keyof T]: ReturnType<T[K]> } =>
    Object.fromEntries(Object.entries(useCases).map(([name, make]) => [name, make(needs as never)])) as {
      [K in keyof T]: ReturnType<T[K]>;
    };
