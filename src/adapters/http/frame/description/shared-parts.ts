import type { Components, Json } from './components.ts';
import type { Operation } from './operation.ts';

/** Where an operation holds a part, and how another one is put there. */
type Place = Readonly<{ operation: Operation; part: Json; put(reference: Json): void }>;

/** Replaces parameters and error responses that several operations have in common with references. */
export function shareParts(operations: readonly Operation[], components: Components): void {
  for (const places of repeated(operations.flatMap(parametersOf))) {
    const name = capital(String(places[0].part.name).replaceAll('-', ''));
    const isTaken = name in components.parameters;
    replace(places, components.parameter(isTaken ? nameOf(places[0], name) : name, places[0].part));
  }
  for (const places of repeated(operations.flatMap(refusalsOf))) {
    const { part, status } = places[0];
    const own = onlyCode(part);
    const isTaken = own === undefined || own in components.responses;
    replace(places, components.response(isTaken ? nameOf(places[0], status) : own, part));
  }
}

const parametersOf = (operation: Operation) =>
  (operation.parameters ?? []).map((part, index, parameters) => ({
    operation,
    part,
    put: (reference: Json) => {
      parameters[index] = reference;
    },
  }));

const refusalsOf = (operation: Operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, part]) => ({
      operation,
      status,
      part,
      put: (reference: Json) => {
        operation.responses[status] = reference;
      },
    }));

/** The places of equal parts, in the order of their first use. */
function repeated<P extends Place>(places: readonly P[]): readonly [P, ...P[]][] {
  const equal = new Map<string, [P, ...P[]]>();
  for (const place of places) {
    const text = JSON.stringify(place.part);
    const known = equal.get(text);
    if (known === undefined) equal.set(text, [place]);
    else known.push(place);
  }
  return [...equal.values()].filter(({ length }) => length > 1);
}

function replace(places: readonly Place[], reference: Json): void {
  for (const { put } of places) put(reference);
}

/** The operation that has it first names a part that has no name of its own. */
const nameOf = ({ operation }: Place, part: string) => `${capital(operation.operationId)}${part}`;

/** RATE_LIMITED → RateLimited; undefined for a response with several codes. */
function onlyCode({ content }: Json): string | undefined {
  const codes = Object.values(content as Record<string, { examples?: Json }>).flatMap(({ examples = {} }) =>
    Object.keys(examples),
  );
  return codes.length === 1
    ? codes
        .flatMap((code) => code.toLowerCase().split('_'))
        .map(capital)
        .join('')
    : undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
