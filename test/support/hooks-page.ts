/** What a test drives from outside of the page `client/test/react-page.ts`. Without the types of React, which declare an empty DOM. */
export type HooksPage = Readonly<{
  hooks: Readonly<Record<string, Readonly<{ state: string; error: Error | null }>>>;
  /** Every state that a hook had, in its order. */
  states: Readonly<Record<string, readonly string[]>>;
  walletOf: (kind: 'local' | 'injected', declines?: boolean) => object;
  qualify: () => Promise<unknown>;
}>;
