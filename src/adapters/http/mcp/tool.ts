import { z } from 'zod';
import { insufficientScope } from '../../../domain/auth/errors.ts';
import { type Area, admits } from '../../../domain/auth/scope.ts';
import { chainName, SUPPORTED_CHAINS } from '../../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { MAX_CHAIN_ID } from '../fee/fee.schemas.ts';
import type { Deadline } from '../frame/admission/deadline.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import type { LimitClass } from '../frame/record/limits.ts';
import type { Handed } from '../frame/record/route.ts';
import { parse } from '../frame/wire/parse.ts';

const SUPPORTED = SUPPORTED_CHAINS.map((id) => `${id} ${chainName(id)}`).join(', ');

export const chainId = z
  .int()
  .positive()
  .max(MAX_CHAIN_ID)
  .meta({ description: `EIP-155 id: ${SUPPORTED}`, example: 8453 });

/** One MCP tool, as data: the list, the calls, the description and the tests use the same record. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The area that the key's scopes must admit; without it every key may call. */
  readonly scope?: Area | undefined;
  /** Whether the tool is read-only. No tool moves funds. */
  readonly readOnly: boolean;
  /** The class of the same operation over HTTP: a call counts in it too. Without it, the request's class `read` is all. */
  readonly limit?: LimitClass;
  /** As on routes: refused with WALLET_BLOCKED to a key of a blocked wallet. */
  readonly movesValue?: boolean;
  readonly input: z.ZodType;
  readonly reply: z.ZodType;
  handle(input: unknown, caller: KeyCaller): Promise<unknown>;
}

/** A tool that leaves something behind says whether that moves value. */
type Effect = Readonly<{ readOnly: true; movesValue?: true } | { readOnly: false; movesValue: boolean }>;

type ToolOf<I extends z.ZodType, R extends z.ZodType> = Omit<
  Tool,
  'readOnly' | 'movesValue' | 'input' | 'reply' | 'handle'
> &
  Effect &
  Readonly<{
    input: I;
    reply: R;
    handle(input: z.output<I>, caller: KeyCaller): Promise<Handed<z.output<R>>>;
  }>;

/** Infers a handler's types from its schemas; returns its argument. */
export const tool = <I extends z.ZodType, R extends z.ZodType>(record: ToolOf<I, R>): Tool => record as unknown as Tool;

/** What the frame does for a route, for a call. */
export type Frame = Readonly<{
  baseUrl: string;
  deadline: Deadline;
  /** What the request waited for the start of the service. */
  waitedMs: number;
  /** Rejects with RATE_LIMITED. */
  count(limit: LimitClass): Promise<void>;
  /** Rejects with WALLET_BLOCKED. */
  requireUnblocked(wallet: WalletAddress, tool: string): Promise<void>;
}>;

/** Makes one call and encodes the result. Rejects with RATE_LIMITED, INSUFFICIENT_SCOPE, VALIDATION_FAILED and the failures of the use case. */
export async function call(
  { name, scope, limit, readOnly, movesValue, input, reply, handle }: Tool,
  given: unknown,
  caller: KeyCaller,
  { count, requireUnblocked }: Frame,
): Promise<object> {
  if (limit !== undefined) await count(limit);
  if (scope !== undefined && !admits(caller.key.scopes, { area: scope, readOnly, byTool: true }))
    throw insufficientScope({ scope });
  const wanted = parse(input, given ?? {});
  if (movesValue) await requireUnblocked(caller.wallet, name);
  const answer = await handle(wanted, caller);
  return z.encode(reply, answer as never) as object;
}

type Json = Record<string, unknown>;

/** JSON Schema (draft 2020-12) of the encoded form, for either direction; its root is an object, as MCP requires. */
export function wireSchema(schema: z.ZodType): Json {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
  const { $ref = '', ...root } = JSON.parse(JSON.stringify(json, withoutOurs)) as Json & { $ref?: string };
  const definitions = root.$defs as Record<string, Json> | undefined;
  return { ...definitions?.[$ref.replace('#/$defs/', '')], ...root };
}

/** Formats of JSON Schema. Clients that validate with Ajv warn about each occurrence of any other. */
const STANDARD_FORMATS: ReadonlySet<unknown> = new Set(['date-time', 'email', 'uri', 'uuid']);

/** Removes `$schema`, schema ids, examples and our own formats: older validators interpret `id` as a keyword. */
const withoutOurs = (key: string, value: unknown): unknown =>
  key === '$schema' ||
  key === 'example' ||
  (key === 'id' && typeof value === 'string') ||
  (key === 'format' && typeof value === 'string' && !STANDARD_FORMATS.has(value))
    ? undefined
    : value;
