import { z } from 'zod';
import type { FieldIssue } from '../../../../domain/shared/failures.ts';

type Issue = z.core.$ZodIssue;
type Branch = readonly Issue[];

/** What is wrong with each field. The issues must come from a parse with `fieldMessage`. */
export const fieldIssuesOf = (issues: readonly Issue[]): readonly FieldIssue[] =>
  withoutRepeats(issues.flatMap((issue) => spread(issue, []))).flatMap(toFieldIssues);

/** A union of which one alternative has the right type reports what is wrong inside that alternative. */
function spread(issue: Issue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  const branch = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
  return branch === undefined ? [{ ...issue, path }] : branch.flatMap((inner) => spread(inner, path));
}

const nearest = (branches: readonly Branch[]): Branch | undefined =>
  branches.filter((branch) => !branch.some(isOfRoot)).sort((one, other) => one.length - other.length)[0];

const isOfRoot = ({ path }: Issue) => path.length === 0;

/** A value of the wrong type fails other checks too, which then say nothing. */
const withoutRepeats = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(
    ({ path }, index) =>
      !issues.slice(0, index).some((earlier) => WRONG_TYPE.has(earlier.code) && samePath(earlier.path, path)),
  );

const WRONG_TYPE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);
const samePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.length === other.length && one.every((key, index) => key === other[index]);

function toFieldIssues(issue: Issue): FieldIssue[] {
  const path = issue.path.length === 1 ? String(issue.path[0]) : z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, message: 'is not a known field' }));
  return [{ path: path === '' ? 'body' : path, message: issue.message }];
}
