import type { Components, Json } from './components.ts';
import type { Operation } from './operation.ts';

type Place = Readonly<{ operation: Operation; status: string }>;

/** Replaces error responses that several operations have in common with references. */
export function shareResponses(operations: readonly Operation[], components: Components): void {
  for (const places of equalResponses(operations)) {
    const [first] = places;
    if (first === undefined || places.length === 1) continue;
    const definition = responseAt(first);
    const own = onlyCode(definition);
    const name = own === undefined || own in components.responses ? nameOf(first) : own;
    const reference = components.response(name, definition);
    for (const { operation, status } of places) operation.responses[status] = reference;
  }
}

function equalResponses(operations: readonly Operation[]): Iterable<Place[]> {
  const places = new Map<string, Place[]>();
  for (const operation of operations)
    for (const status of Object.keys(operation.responses).filter((one) => Number(one) >= 400)) {
      const place = { operation, status };
      const text = JSON.stringify([status, responseAt(place)]);
      places.set(text, [...(places.get(text) ?? []), place]);
    }
  return places.values();
}

function responseAt({ operation, status }: Place): Json {
  const response = operation.responses[status];
  if (response === undefined) throw new TypeError(`${operation.operationId} has no response ${status}`);
  return response;
}

/** The operation that has it first names a response with several codes. */
const nameOf = ({ operation, status }: Place) => `${capital(operation.operationId)}${status}`;

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
