import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ';', ':', '\n', '-', '(', ')', '->']);
/** A clause may begin with these. */
const JOINTS =
  /^(?:so|and|but|then|because|since|as|cause|cuz|cos|coz|bc|i|he|she|they|we|it|its|hes|shes|theyre|im|that|thats|this|there|my|his|her|their|the|our|whatever|actually|no|ok|just)(?: |$)/;
const isMark = (item: Item): boolean => MARKS.has(shapeOf([item])[0] ?? '');

/** The parts between marks. */
export function partsOf(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of items)
    if (isMark(item)) parts.push([]);
    else parts.at(-1)?.push(item);
  return parts;
}

/** The places where a clause may begin. */
export function startsOf(items: readonly Item[]): number[] {
  return items.flatMap((item, at) => {
    const isBehindMark = items.slice(Math.max(0, at - 1), at).some(isMark);
    const isJoint = (item.is === 'role' || item.is === 'unknown') && JOINTS.test(item.raw);
    return at === 0 || (!isMark(item) && (isBehindMark || isJoint)) ? [at] : [];
  });
}

/** Undefined where a mark stands between its words. */
export function withoutMarks(items: readonly Item[]): readonly Item[] | undefined {
  const last = items.findLastIndex((item) => !isMark(item));
  const clause = items.slice(
    items.findIndex((item) => !isMark(item)),
    last + 1,
  );
  return clause.some(isMark) ? undefined : clause;
}

/** What stands behind a clause: a mark, or the beginning of the next one without any. */
export const borderAt = (items: readonly Item[], end: number): string | undefined =>
  end === items.length ? '.' : [...MARKS].find((mark) => mark === shapeOf(items.slice(end - 1, end))[0]);
