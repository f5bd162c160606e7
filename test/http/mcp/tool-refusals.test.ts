import { expect } from 'chai';
import sinon from 'sinon';
import { AREAS, SCOPES } from '../../../src/domain/auth/scope.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { aKey } from '../../support/chain/keys.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { RICH } from '../../support/service/conversations.ts';
import { CALLS, mcpWorld, PING, type Told, WETH_ON_BASE } from '../../support/service/mcp-world.ts';

describe('/mcp returns errors in the tool’s result', () => {
  const { at, connected, withKey, told, post } = mcpWorld();

  /** What a refusal tells a program; the client got it, so it contradicts no schema. */
  const problemIn = (answer: Told): Record<string, unknown> => {
    expect(answer.isError, JSON.stringify(answer)).to.equal(true);
    expect(answer).to.not.have.property('structuredContent');
    const [sentence, json] = answer.content.map(({ text }) => text);
    const problem = JSON.parse(json ?? '') as Record<string, unknown>;
    expect(sentence).to.equal(`${problem.code}: ${problem.error}`);
    expect(problem.success).to.equal(false);
    return problem;
  };

  it('answers about the wallet of the key', async () => {
    const client = await withKey();
    expect((await told(client, 'portfolio')).structuredContent).to.include({ address: RICH.address });
    const refused = await told(client, 'portfolio', { address: WETH_ON_BASE });
    expect(problemIn(refused)).to.deep.include({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'address', message: 'is not a known field' }],
    });
  });

  for (const name of Object.keys(CALLS))
    it(`for ${name} with an unknown argument, so that the official client shows the refusal instead of throwing`, async () => {
      const answer = await told(await withKey(), name, { ...CALLS[name]?.[0], surprise: 1 });
      expect(problemIn(answer)).to.deep.include({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'surprise', message: 'is not a known field' }],
      });
    });

  for (const [name, [given, , scope]] of Object.entries(CALLS))
    if (scope !== undefined)
      it(`for ${name} with a key without ${scope}`, async () => {
        const client = await withKey(AREAS.filter((one) => one !== scope));
        expect(problemIn(await told(client, name, given)).code).to.equal('INSUFFICIENT_SCOPE');
      });

  it('prepares and quotes nothing for a key of a blocked wallet, and lets it read', async () => {
    const { bearer } = await aKey(at.world, at.owner, SCOPES);
    const client = await connected(bearer);
    const user = await at.world.users.find(at.owner.address);
    sinon.stub(at.world.users, 'find').resolves(user && { ...user, isBlocked: true });
    for (const name of ['prepare_transfer', 'quote_swap'])
      expect((await told(client, name, CALLS[name]?.[0])).content[0]?.text).to.match(/^WALLET_BLOCKED: /);
    expect((await told(client, 'portfolio', {})).isError).to.equal(undefined);
    const call = { ...PING, method: 'tools/call', params: { name: 'quote_swap', arguments: CALLS.quote_swap?.[0] } };
    const answer = await post(call, {}, bearer.authorization);
    const decision = await at.world.decisions.find(answer.get('Decision-Id') ?? '');
    expect(decision).to.include({ kind: 'refuse', code: 'WALLET_BLOCKED', wallet: at.owner.address });
  });

  for (const [name, given, path] of [
    ['token_prices', {}, 'symbols'],
    ['token_prices', { symbols: ['<b>'] }, 'symbols[0]'],
    ['estimate_gas', { chainId: '8453' }, 'chainId'],
    ['quote_swap', { ...CALLS.quote_swap?.[0], amount: '1e6' }, 'amount'],
    ['oracle_dashboard', { token: '0x4200', chainId: 8453 }, 'token'],
    ['chat', { message: 'x', confirmAction: 'x' }, 'confirmAction'],
  ] as const)
    it(`for ${name} with ${JSON.stringify(given)}, naming ${path}`, async () => {
      const answer = await told(await withKey(), name, given);
      const { code, details: issues } = problemIn(answer);
      expect(code).to.equal('VALIDATION_FAILED');
      const details = issues as { path: string }[];
      expect(details.map((issue) => issue.path)).to.include(path);
    });

  it('for a failure of the provider, and for a path that is not allowed', async () => {
    const client = await withKey();
    sinon.stub(at.world.tokenPrices, 'ofSymbols').rejects(pricesUnavailable());
    expect(problemIn(await told(client, 'token_prices', { symbols: ['ETH'] })).code).to.equal('PRICES_UNAVAILABLE');
    expect(problemIn(await told(client, 'market_data', { path: 'coins/../admin' })).code).to.equal(
      'MARKET_PATH_UNKNOWN',
    );
  });

  it('for a defect, without details', async () => {
    sinon.stub(at.world.tokenPrices, 'ofSymbols').rejects(new Error('the password is hunter2'));
    const answer = await told(await withKey(), 'token_prices', { symbols: ['ETH'] });
    const { remedy, docs, ...problem } = problemIn(answer);
    expect(problem).to.deep.equal({ success: false, error: 'Internal error', code: 'INTERNAL' });
    expect([remedy, docs]).to.satisfy(([text, link]: string[]) => text?.endsWith('.') && link?.endsWith('#INTERNAL'));
    expect(JSON.stringify(answer)).to.not.match(/hunter2|\.[jt]s:\d/);
  });

  it('rejects an unknown tool, including names of object properties', async () => {
    const client = await withKey();
    for (const name of ['transfer_everything', 'constructor', '__proto__'])
      expect(String(await rejectionOf(told(client, name)))).to.include('Unknown tool');
  });
});
