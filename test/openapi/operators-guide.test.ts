import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { description } from '../support/description.ts';

const GUIDE = readFileSync(resolve(import.meta.dirname, '../../../docs/operators.md'), 'utf8');
const PREFIX = '/api/operator/';
/** Of every list of pages, in a row of their own. */
const OF_PAGES = ['limit', 'cursor'];

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** `GET users: query`, for each parameter of each row. */
function told(): string[] {
  const table = /^\| query parameters \| of \|\n.*\n((?:\|.*\n)+)/m.exec(GUIDE)?.[1] ?? '';
  return table.split('\n').flatMap((row) => {
    const [, parameters = '', operations = ''] = row.split('|');
    return quoted(operations).flatMap((operation) => quoted(parameters).map((name) => `${operation}: ${name}`));
  });
}

describe('the table of query parameters in docs/operators.md', () => {
  it('has those of the API description, and no others', () => {
    const described = Object.entries(description.paths)
      .filter(([path]) => path.startsWith(PREFIX))
      .flatMap(([path, { get }]) =>
        (get?.parameters ?? [])
          .filter((one) => one.in === 'query' && !OF_PAGES.includes(one.name))
          .map(({ name }) => `GET ${path.slice(PREFIX.length)}: ${name}`),
      );
    expect(described).to.have.length.above(10);
    expect(told()).to.have.members(described);
  });
});
