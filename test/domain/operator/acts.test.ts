import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { ROLE_OF } from '../../../src/domain/operator/acts.ts';
import { OPERATOR_ROLES } from '../../../src/domain/operator/operator.ts';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8');
const acts = Object.entries(ROLE_OF);

describe('the least role of each act', () => {
  for (const role of OPERATOR_ROLES)
    it(`is the one that docs/operators.md tells: ${role}`, () => {
      const row = new RegExp(`^\\| \`${role}\` \\|(.*)$`, 'm').exec(textOf('docs/operators.md'))?.[1] ?? '';
      const told = [...row.matchAll(/`([^`]+)`/g)].map(([, act]) => act);
      expect(told).to.have.members(acts.filter(([, needed]) => needed === role).map(([act]) => act));
    });

  it('is the one by which the console offers it', () => {
    const table = /ROLE_OF = \{([^}]*)\}/.exec(textOf('console/src/sections/operations/frame/roles.ts'))?.[1] ?? '';
    const offered = [...table.matchAll(/'?([\w.-]+)'?: '(\w+)'/g)].map(([, act, role]) => [act, role]);
    expect(offered).to.have.length.above(5);
    expect(acts).to.deep.include.members(offered);
  });
});
