import { expect } from 'chai';
import { type Operation, operations } from '../support/description.ts';
import { credentialsFor } from '../support/example-requests.ts';
import type { ExampleWorld } from '../support/example-shape.ts';
import { exampleWorld } from '../support/example-world.ts';

/** Reads whose suggested request cannot succeed as it stands, and why. */
const UNREPEATABLE: Readonly<Record<string, string>> = {
  buyMarketSnapshot: 'it costs a payment, which is used once',
  viewDecision: 'the service generates the id of a decision',
  viewDecisionReceipt: 'the service generates the id of a decision',
  resolveReferralCode: 'referral codes are random',
  viewSwapStatus: 'the swap provider generates the id of a swap',
  viewOperatorDecision: 'the service generates the id of a decision',
};

const reads = operations.filter(({ method }) => method === 'get');

/** The request that a documentation page suggests: the example of every parameter that has one. */
function suggested(path: string, { parameters = [] }: Operation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: where, example } of parameters) {
    if (where === 'path') filled = filled.replace(`{${name}}`, String(example));
    else if (where === 'query' && example !== undefined) query.set(name, String(example));
  }
  return `${filled}?${query}`;
}

describe('the requests that the API description suggests', () => {
  let of: ExampleWorld;
  before(async () => {
    of = await exampleWorld();
  });

  const answered = async (path: string, operation: Operation) => {
    return await of.world.api.get(suggested(path, operation)).set(credentialsFor(path, of));
  };

  for (const { path, operation } of reads.filter(({ operation: { operationId } }) => !(operationId in UNREPEATABLE)))
    it(`succeed in the sandbox: GET ${path}`, async () => {
      const { status, text } = await answered(path, operation);
      expect(status, `${suggested(path, operation)} ${text}`).to.equal(200);
    });

  for (const [operationId, reason] of Object.entries(UNREPEATABLE))
    it(`exclude ${operationId}: ${reason}`, async () => {
      const read = reads.find(({ operation }) => operation.operationId === operationId);
      if (read === undefined) throw new Error(`${operationId} does not exist: remove it from the list`);
      expect((await answered(read.path, read.operation)).status).to.be.within(400, 499);
    });

  it('name every value that the request needs', () => {
    for (const { path, operation } of reads)
      for (const { name, required, example } of operation.parameters ?? [])
        if (required) expect(example, `${path} ${name}`).to.not.equal(undefined);
  });
});
