import recorded from '../../../../../openapi.examples.json' with { type: 'json' };

/** A request that succeeds in the sandbox, and its response. */
export type SandboxExample = Readonly<{
  name: string;
  /** Of the path and the query. */
  parameters?: Readonly<Record<string, string>>;
  body?: unknown;
  response: unknown;
}>;

/** By operation, as `npm run examples` recorded them. */
export const SANDBOX_EXAMPLES: Readonly<Record<string, readonly SandboxExample[]>> = recorded;
