import { z } from 'zod';
import type { Scope } from '../../../domain/auth/api-key.ts';
import { insufficientScope } from '../../../domain/auth/errors.ts';
import type { Edge } from '../frame/admission/edge.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import type { Handed } from '../frame/record/route.ts';
import { parse } from '../frame/serving/parse.ts';

/** What an agent may have done, as data: the list, the calls, the description and the tests read the same record. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The area that the key must be let into; none: every key may. */
  readonly scope?: Scope | undefined;
  /** Whether it leaves everything as it was. No tool moves anything. */
  readonly readOnly: boolean;
  /** As on routes: refused with WALLET_BLOCKED to a key of a blocked wallet. */
  readonly movesValue?: boolean;
  readonly input: z.ZodType;
  readonly reply: z.ZodType;
  handle(input: unknown, caller: KeyCaller): Promise<unknown>;
}

/** A tool that leaves something behind says whether that moves value. */
type Effect = Readonly<{ readOnly: true } | { readOnly: false; movesValue: boolean }>;

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

/** Ties a handler's types to its schemas; at run time it answers its argument. */
export const tool = <I extends z.ZodType, R extends z.ZodType>(record: ToolOf<I, R>): Tool => record as unknown as Tool;

/** One call, as the reply's schema has it. Rejects with INSUFFICIENT_SCOPE, VALIDATION_FAILED, WALLET_BLOCKED and what the use case does. */
export async function call(
  { scope, movesValue, input, reply, handle }: Tool,
  given: unknown,
  caller: KeyCaller,
  requireUnblocked: Edge['requireUnblocked'],
): Promise<object> {
  if (scope !== undefined && !caller.key.scopes.includes(scope)) throw insufficientScope({ scope });
  const wanted = parse(input, given ?? {});
  if (movesValue) await requireUnblocked(caller.wallet);
  const answer = await handle(wanted, caller);
  return z.encode(reply, answer as never) as object;
}

type Json = Record<string, unknown>;

/** JSON Schema (draft 2020-12) of what goes over the wire, in either direction; an object at its root, as MCP wants it. */
export function wireSchema(schema: z.ZodType): Json {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
  const { $ref = '', ...root } = JSON.parse(JSON.stringify(json, withoutOurs)) as Json & { $ref?: string };
  const definitions = root.$defs as Record<string, Json> | undefined;
  return { ...definitions?.[$ref.replace('#/$defs/', '')], ...root };
}

/** Our own names and examples of schemas: older validators take a keyword `id` for something else. */
const withoutOurs = (key: string, value: unknown): unknown =>
  key === '$schema' || key === 'example' || (key === 'id' && typeof value === 'string') ? undefined : value;
