import { expect } from 'chai';
import type { JsonSchema } from '../support/arbitrary.ts';
import { siweText } from '../support/chain/siwe.ts';
import { description, expectValid, operations, validatorAt } from '../support/description.ts';
import { aWallet, aWorld, signedIn } from '../support/service/world.ts';

const resolved = ({ $ref, ...own }: JsonSchema): JsonSchema =>
  $ref === undefined ? own : (description.components.schemas[String($ref).split('/').at(-1) ?? ''] ?? {});

/** The answer to each action, and the body with which it was sent. */
async function answersByAction(): Promise<Readonly<Record<string, readonly [answer: object, body?: object]>>> {
  const { api, clock, config, ...world } = await aWorld();
  const read = async (query: string) => (await api.get(`/api/siwe?${query}`).expect(200)).body;
  const nonce = await read('action=nonce');
  const wallet = aWallet();
  const message = siweText({ ...wallet, ...nonce, url: config.server.baseUrl, issuedAt: clock.now() });
  const proof = { message, signature: await wallet.signMessage(message), issueToken: true };
  const verified = (await api.post('/api/siwe?action=verify').send(proof).expect(200)).body;
  const { bearer } = await signedIn({ ...world, api, clock, config }, wallet);
  const everywhere = { everywhere: true };
  const ended = await api.post('/api/siwe?action=logout').set(bearer).send(everywhere).expect(200);
  return {
    readNonce: [nonce],
    viewSignInStatus: [await read(`action=status&wallet=${wallet.address}`)],
    viewSession: [await read('action=session')],
    verifySignIn: [verified, proof],
    endSession: [ended.body, everywhere],
  };
}

describe('the actions of the API description', () => {
  const acting = operations.filter(({ operation }) => operation['x-actions'] !== undefined);
  const actions = acting.flatMap(({ path, method, operation }) =>
    Object.entries(operation['x-actions'] ?? {}).map(([value, action]) => {
      const place = ['paths', path, method, 'x-actions', value] as const;
      return { place, operation, value, action };
    }),
  );

  it('are all that the parameter `action` takes', () => {
    for (const { operation } of acting) {
      const parameter = operation.parameters?.find(({ name }) => name === 'action');
      expect(Object.keys(operation['x-actions'] ?? {})).to.have.members(parameter?.schema.enum);
    }
  });

  it('are answered exactly as described, and take the body that is described', async () => {
    const answers = await answersByAction();
    expect(actions.map(({ action }) => action.operationId)).to.have.members(Object.keys(answers));
    for (const { place, action } of actions) {
      const [answer = {}, body] = answers[action.operationId] ?? [];
      expectValid(validatorAt(...place, 'reply'), answer, action.operationId);
      expect(Object.keys(resolved(action.reply).properties)).to.include.members(Object.keys(answer));
      expect(action.requestBody === undefined).to.equal(body === undefined);
      if (body !== undefined) expectValid(validatorAt(...place, 'requestBody', 'schema'), body, action.operationId);
    }
  });
});
