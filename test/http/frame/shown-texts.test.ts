import { expect } from 'chai';
import { operations } from '../../support/description.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

/** Texts that nobody is shown, that are compared with one that exists, or that the sender of a webhook signed. */
const NEVER_SHOWN: readonly string[] = [
  'AcceptTerms.termsVersion',
  'ChatRequest.message',
  'ChatRequest.sessionId',
  'ChatRequest.confirmAction',
  'EnterGate.password',
  'RegisterUser.referralCode',
  'SiweVerification.signature',
];

describe('texts that people are shown', () => {
  let world: TestWorld;
  before(async () => {
    world = await aWorld({ GATE_PASSWORD: 'the master password' });
  });

  for (const [name, mark] of [
    ['an override of the direction', '\u202e'],
    ['an isolate that is never closed', '\u2067'],
    ['a control character', '\u001b'],
  ] as const)
    it(`never hold ${name}, whatever field they came in`, () => {
      const tried: string[] = [];
      const taken: string[] = [];
      for (const { method, path, operation } of operations) {
        const content = operation.requestBody?.content['application/json'];
        const example: unknown = Object.values(content?.examples ?? {})[0]?.value;
        const { body } = world.routes.find((one) => one.method === method && one.path === path) ?? {};
        if (body === undefined || typeof example !== 'object' || example === null) continue;
        const { $ref, anyOf } = content?.schema ?? {};
        const id = String($ref ?? anyOf?.[0]?.$ref)
          .split('/')
          .at(-1);
        for (const [field, value] of Object.entries(example)) {
          if (typeof value !== 'string' || id === 'KycWebhook' || NEVER_SHOWN.includes(`${id}.${field}`)) continue;
          tried.push(`${id}.${field}`);
          if (body.safeParse({ ...example, [field]: `${value}${mark}` }).success) taken.push(`${id}.${field}`);
        }
      }
      expect(tried).to.include.members(['CreateApiKey.label', 'AddNote.text', 'OperatorReason.reason']);
      expect(taken).to.deep.equal([]);
    });
});
