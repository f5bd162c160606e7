import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import type { ExampleRequest, ExampleWorld, Sent } from './example-shape.ts';
import type { SignedIn } from './service/world.ts';

/** A request about a user; `what` is the end of its path. */
const about =
  (whom: (of: ExampleWorld) => string, what = '', body?: object) =>
  (of: ExampleWorld): Sent => {
    const wallet = whom(of);
    return {
      path: `/api/operator/users/${wallet}${what}`,
      parameters: { wallet },
      ...(body !== undefined && { body }),
    };
  };
const person = (of: ExampleWorld) => of.person.address;
const owner = (of: ExampleWorld) => of.owner.address;
const reviewer = () => developmentAccounts[2].address;

/** A request that decides a proposal which another operator made just before. */
const deciding = (verdict: 'approve' | 'reject', action: string, wish: object, body?: object): ExampleRequest => ({
  once: 'a proposal is decided once',
  send: async (of) => {
    const id = await proposed(of, of.owner, action, wish);
    return {
      path: `/api/operator/proposals/${id}/${verdict}`,
      parameters: { id },
      ...(body !== undefined && { body }),
    };
  },
});

async function proposed(of: ExampleWorld, whom: SignedIn, action: string, wish: object): Promise<string> {
  const { body } = await of.world.api
    .post(`/api/operator/users/${whom.address}/${action}`)
    .set(of.reviewer)
    .send(wish)
    .expect(200);
  return body.data.id;
}

/** The id of the first item of an operators' list. */
async function firstOf({ world, admin }: ExampleWorld, list: 'alarms' | 'dead-letters', name: string): Promise<string> {
  const { body } = await world.api.get(`/api/operator/${list}`).set(admin).expect(200);
  return body.data[name][0].id;
}

const STOLEN = { reason: 'Reported as stolen, case 4711' };
const FOUND = { reason: 'The owner proved the wallet again, case 4711' };

/** The operators' requests that succeed in the example world. */
export const OPERATOR_REQUESTS: Readonly<Record<string, ExampleRequest>> = {
  listUsers: { send: () => ({ query: 'kyc=approved&limit=10' }) },
  viewUserFile: { send: about(owner) },
  exportUser: { send: about(owner, '/export') },
  blockUser: { send: about(person, '/block', STOLEN) },
  addNote: { send: about(person, '/notes', { text: 'Called back, identity confirmed' }) },
  proposeUnblock: {
    send: async (of) => {
      await of.world.api.post(`/api/operator/users/${of.person.address}/block`).set(of.reviewer).send(STOLEN);
      return about(person, '/unblock', FOUND)(of);
    },
  },
  proposeTier: {
    send: about(person, '/grant-tier', {
      tier: 'TIER_3',
      reason: 'Accredited investor, letter of 30 January',
      expiresAt: '2027-01-31T12:00:00.000Z',
    }),
  },
  proposeTierRevocation: {
    send: about(person, '/revoke-tier', { tier: 'TIER_2', reason: 'The proof of funds was withdrawn' }),
  },
  proposeOperator: { send: about(person, '/add-operator', { role: 'viewer', reason: 'Joins the support team' }) },
  proposeOperatorRemoval: { send: about(reviewer, '/remove-operator', { reason: 'Leaves the company' }) },
  proposeErasure: { send: about(person, '/erase', { reason: 'Request under article 17 GDPR' }) },
  listProposals: { send: () => ({ query: 'state=open&limit=10' }) },
  approveProposal: deciding('approve', 'grant-tier', { tier: 'TIER_2', reason: 'Proof of funds, case 4712' }),
  rejectProposal: deciding(
    'reject',
    'revoke-tier',
    { reason: 'Name on a list' },
    { reason: 'A namesake: the date of birth differs' },
  ),
  listDecisions: { send: ({ owner: { address } }) => ({ query: `wallet=${address}&outcome=refused` }) },
  viewOperatorDecision: {
    once: 'the decision exists in this sandbox only',
    send: ({ decisionId: id }) => ({ path: `/api/operator/decisions/${id}`, parameters: { id } }),
  },
  listAudit: { send: () => ({ query: 'action=proposal.create&limit=10' }) },
  exportAudit: { send: () => ({ query: 'from=2026-01-31T00:00:00.000Z' }) },
  replayDeadLetter: {
    once: 'the message is in the queue afterwards',
    send: async (of) => {
      const id = await firstOf(of, 'dead-letters', 'deadLetters');
      return { path: `/api/operator/dead-letters/${id}/replay`, parameters: { id } };
    },
  },
  acknowledgeAlarm: {
    once: 'the ids of alarms are random',
    send: async (of) => {
      const id = await firstOf(of, 'alarms', 'alarms');
      return {
        path: `/api/operator/alarms/${id}/acknowledge`,
        parameters: { id },
        body: { note: 'The provider was informed' },
      };
    },
  },
};
