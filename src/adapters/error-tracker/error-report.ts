import { createHash } from 'node:crypto';
import type { TraceParent, TrackedError } from '../../application/ports/observability.ts';
import { reasonOf } from '../../application/shared/in-span.ts';
import { redactedText } from './redacted-text.ts';

export type Frame = Readonly<{ function?: string; filename: string; line: number; column: number; isOurs: boolean }>;

/** Without bodies, headers and values, so that it can be sent to another company. */
export type ErrorReport = Readonly<{
  /** Errors with the same fingerprint are counted as one. */
  fingerprint: string;
  source: TrackedError['source'];
  place: string;
  code: string | undefined;
  requestId: string | undefined;
  trace: TraceParent | undefined;
  /** The error and its causes. */
  chain: readonly Readonly<{ type: string; message: string; frames: readonly Frame[] }>[];
}>;

const MOST_CAUSES = 5;
const MOST_FRAMES = 30;
const MOST_LINES = 100;
const FRAME = /^\s+at (?:(?:async )?(.+?) \()?((?:file:\/\/)?\/[^()]*?|node:[^()]*?):(\d+):(\d+)\)?$/;

/** The source, the place, the code, and where the error was thrown; not its message, which can differ each time. */
export function fingerprintOf({ source, place, code, error }: TrackedError): string {
  const types = chainOf(error).map(reasonOf);
  const [frame] = framesOf(error, 1);
  const thrownAt = frame && `${frame.filename}:${frame.line}`;
  const parts = [source, place, code ?? '', ...types, thrownAt ?? ''];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

export function reportOf(tracked: TrackedError, fingerprint: string): ErrorReport {
  const { source, place, code, requestId, trace, error } = tracked;
  const chain = chainOf(error).map((one) => ({
    type: typeOf(one),
    message: redactedText(messageOf(one)),
    frames: framesOf(one, MOST_FRAMES),
  }));
  return { fingerprint, source, place, code, requestId, trace, chain };
}

function chainOf(error: unknown): readonly unknown[] {
  const chain = [error];
  for (let next = causeOf(error); next !== undefined && chain.length < MOST_CAUSES; next = causeOf(next))
    chain.push(next);
  return chain;
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** A thrown value that is not an error can be an object of somebody's request. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return String(error.message);
  return typeof error === 'string' ? error : `a value of type ${typeof error} was thrown`;
}

function typeOf(error: unknown): string {
  const reason = reasonOf(error);
  const name = error instanceof Error ? redactedText(String(error.name)) : typeof error;
  return name === reason ? name : `${name} ${reason}`;
}

/** The innermost call first. */
function framesOf(error: unknown, most: number): readonly Frame[] {
  const stack = error instanceof Error ? String(error.stack) : '';
  return stack
    .split('\n', MOST_LINES)
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, most);
}

function frameOf(text: string): Frame | undefined {
  const [, name, file, line, column] = FRAME.exec(text) ?? [];
  if (file === undefined) return undefined;
  const filename = shortened(file);
  const isOurs = !/^(?:node:|node_modules\/)/.test(filename);
  return {
    ...(name !== undefined && { function: name }),
    filename,
    line: Number(line),
    column: Number(column),
    isOurs,
  };
}

/** The path below the folder of the program, or of its packages: what is above depends on the machine. */
function shortened(file: string): string {
  if (file.startsWith('node:')) return file;
  const [, inPackages] = /\/(node_modules\/.*)$/.exec(file) ?? [];
  const [, own] = /\/(?:dist\/)?((?:src|bundle)\/.*)$/.exec(file) ?? [];
  return inPackages ?? own ?? file.slice(file.lastIndexOf('/') + 1);
}
