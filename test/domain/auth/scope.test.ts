import { expect } from 'chai';
import { AREAS, admits, SCOPES, type Scope, type ScopedCall } from '../../../src/domain/auth/scope.ts';

const CALLS: readonly ScopedCall[] = AREAS.flatMap((area) =>
  [true, false].flatMap((readOnly) => [
    { area, readOnly },
    { area, readOnly, byTool: true },
  ]),
);

/** The calls that each scope admits; the others of SCOPES admit none. */
const EXPECTED: Partial<Record<Scope, (call: ScopedCall) => boolean>> = {
  ...Object.fromEntries(AREAS.map((area) => [area, (call: ScopedCall) => call.area === area])),
  'portfolio:read': (call) => call.area === 'portfolio' && call.readOnly,
  'swap:execute': (call) => call.area === 'swap',
  read: (call) => call.readOnly,
  write: (call) => !call.readOnly,
  admin: () => true,
  'mcp:invoke': (call) => call.byTool === true,
};

describe('scopes of API keys', () => {
  for (const scope of SCOPES)
    it(`${scope} admits what its line says, and nothing else`, () => {
      const expected = EXPECTED[scope] ?? (() => false);
      for (const call of CALLS) expect(admits([scope], call), JSON.stringify(call)).to.equal(expected(call));
    });

  it('admit together what one of them admits', () => {
    expect(admits(['openid', 'market'], { area: 'market', readOnly: false })).to.equal(true);
    expect(admits(['openid', 'market'], { area: 'swap', readOnly: true })).to.equal(false);
    expect(admits([], { area: 'swap', readOnly: true })).to.equal(false);
  });
});
