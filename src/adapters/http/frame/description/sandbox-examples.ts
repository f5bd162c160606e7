/** A request that succeeds in the sandbox, and its response. */
export type SandboxExample = Readonly<{
  name: string;
  /** Of the path and the query. */
  parameters?: Readonly<Record<string, string>>;
  body?: unknown;
  response: unknown;
}>;

export const SANDBOX_EXAMPLES: Readonly<Record<string, readonly SandboxExample[]>> = {};
