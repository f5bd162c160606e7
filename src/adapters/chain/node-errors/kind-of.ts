import { CLIENT_ERRORS } from './clients.ts';
import { OTHER_CLIENT_ERRORS } from './other-clients.ts';
import { PROVIDER_ERRORS } from './providers.ts';
import { ROLLUP_ERRORS } from './rollups.ts';
import type { NodeErrorKind, NodeErrorRow } from './row.ts';

export const NODE_ERRORS: readonly NodeErrorRow[] = [
  ...CLIENT_ERRORS,
  ...OTHER_CLIENT_ERRORS,
  ...ROLLUP_ERRORS,
  ...PROVIDER_ERRORS,
];

type Said = Readonly<{ code: number; message: string; data?: unknown }>;

const escaped = (text: string) => text.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** Whole words in any case: "gas too low" is not in "MaxFeePerGas too low". */
function patternOf(message: string): RegExp {
  const body = message.split('*').map(escaped).join('[^\\n]{0,200}?');
  const [start, end] = [
    /^\w/.test(message) ? '(?<![\\p{L}\\p{N}])' : '',
    /\w$/.test(message) ? '(?![\\p{L}\\p{N}])' : '',
  ];
  return new RegExp(start + body + end, 'iu');
}

let compiled: readonly Readonly<{ kind: NodeErrorKind; pattern: RegExp }>[] | undefined;

/** The longest text first, so that the order of the rows means nothing. Compiled with the first failure: 50 ms that no start needs. */
function patterns() {
  compiled ??= NODE_ERRORS.toSorted(([, one], [, other]) => other.length - one.length).map(([kind, message]) => ({
    kind,
    pattern: patternOf(message),
  }));
  return compiled;
}

/** Wording of log limits that has no row of its own: an excess and its subject, in any order. */
const TOO_MUCH =
  /\btoo (many|wide|large|high|big|long)\b|\bexceed(s|ed|ing)?\b|\b(larger|bigger|greater|more) than\b|\bmax(imum)?\b|\blimit(s|ed)?\b|\bup to\b|\bover \d/i;
const OF_WHAT = /\branges?\b|\bblocks\b|\blogs?\b|\bresults\b|\bresponse\b/i;
const TOO_SLOW = /\b(query|request|execution) (timeout|timed out)\b/i;

const REVERTED = /revert/i;
/** JSON-RPC's code for a method that does not exist; gateways use it for methods that a plan does not include. */
const NO_METHOD = -32601;

/** The longest text that a node or a gateway is given attention for. */
const LONGEST = 2_000;

/**
 * What the error means, by its text; undefined for an unknown text, and for a revert, whose text is the contract's. The data is
 * read only when the message tells nothing, because some nodes put the reason there.
 */
export function kindOf({ code, message, data }: Said): NodeErrorKind | undefined {
  if (code === 429) return 'rate-limited';
  const detail = data === undefined ? '' : JSON.stringify(data);
  const kind = [message, detail].map((text) => kindIn(text.slice(0, LONGEST))).find((one) => one !== undefined);
  return kind === undefined && code === NO_METHOD && !REVERTED.test(message) ? 'unavailable' : kind;
}

function kindIn(said: string): NodeErrorKind | undefined {
  if (REVERTED.test(said)) return undefined;
  const row = patterns().find(({ pattern }) => pattern.test(said));
  if (row !== undefined) return row.kind;
  if (TOO_SLOW.test(said)) return 'too-slow';
  return TOO_MUCH.test(said) && OF_WHAT.test(said) ? 'fewer-blocks' : undefined;
}
