import { Wallet } from 'ethers';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { askSponsor, SPONSORING, TARGET } from '../../support/chain/paymaster.ts';
import { signedRaw } from '../../support/chain/transfers.ts';
import { block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { CAROL } from '../../support/fixtures/store-fixtures.ts';
import { aWorld, CRON_SECRET, eligible, type SignedIn, type TestWorld } from '../../support/service/world.ts';
import type { Belongings } from './expectations.ts';

const TELEGRAM = 'telegram-secret-of-tests';
const ACCOUNT = 770_077_001;

/** Where only the wallet of the request sent or keeps something; no other text of the service has these. */
const MARKED = {
  sentTo: '0x2222222222222222222222222222222222222222',
  contact: '0x1111111111111111111111111111111111111111',
  solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  email: 'zebedee.marker@private-mail.example',
  name: 'Zebedee Quillfeather',
  phone: '+15550142877',
  keyLabel: 'label-marker-of-the-key',
  walletLabel: 'label-marker-of-the-wallet',
  provider: 'provider-marker',
  theme: 'theme-marker',
  openAmount: '77.0719',
};

/** The owner, somebody related to the owner, and what only the owner may read. */
export type Related = Readonly<{
  world: TestWorld;
  owner: SignedIn;
  /** Bought with the owner as referrer, and lists the owner's wallet. */
  friend: SignedIn;
  belongings: Belongings;
  /** Texts by what they are: each is in some answer to the owner. */
  secrets: Readonly<Record<string, string>>;
  /** The owner's conversation, and the offer that is open in it. */
  conversation: Readonly<{ sessionId: string; confirmAction: string }>;
  onTelegram(text: string, from: number): Promise<string>;
  /** The account that the owner linked. */
  account: number;
}>;

export async function relatedPeople(): Promise<Related> {
  const world = await aWorld({ ...SPONSORING, TELEGRAM_WEBHOOK_SECRET: TELEGRAM });
  const owner = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[4].privateKey));
  const friend = await eligible(world);
  const { api, clock } = world;
  const send = async (method: 'post' | 'patch', path: string, body: object) => {
    const answer = await api[method](path).set(owner.bearer).send(body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const say = async (message: string, sessionId: string) =>
    (await send('post', '/api/chat', { message, sessionId })).body.response;
  const { email, name, phone, provider, theme } = MARKED;
  await send('patch', '/api/user', { email, name, phone });
  await send('post', '/api/user/preferences', { swapPreferences: { preferredProvider: provider } });
  await send('post', '/api/user/dashboard-preferences', { preferences: { theme } });
  const listed = { chain: 'sol', address: MARKED.solana, label: MARKED.walletLabel };
  const { wallet } = (await send('post', '/api/user/wallets', { wallet: listed })).body.data;
  const other = { chain: 'evm', address: owner.address };
  await api.post('/api/user/wallets').set(friend.bearer).send({ wallet: other }).expect(200);
  const key = { label: MARKED.keyLabel, env: 'live' };
  const { id: keyId } = (await send('post', '/api/auth/api-key', key)).body.data;
  clock.advance(1_357);
  const { consent } = (await send('post', '/api/mpp/consent', { autoFundEnabled: true })).body;
  const upgrade = `/api/kyc/upgrade-url?wallet=${owner.address}&tier=TIER_2`;
  const verification = (await api.get(upgrade).set(owner.bearer).expect(200)).body.data.url;
  const referred = { referrer: owner.address, buyer: friend.address };
  const confirmed = [
    purchase(1, 7, { ...referred, amount: 123_450_000n }),
    purchase(2, 8, { ...referred, buyer: CAROL, amount: 1_006_700n }),
  ];
  await world.purchaseIndex.commit(step(block(10), { confirmed }));
  const signedTx = await signedRaw(owner.wallet, { to: MARKED.sentTo, value: 5n });
  await send('post', '/api/transfer/execute', { signedTx, chainId: 8453 });
  const sponsored = await askSponsor(world, owner);
  if (sponsored.status !== 200) throw new Error(sponsored.text);
  const order = {
    wallet: owner.address,
    amount: '150000000',
    paymentToken: world.config.sale.paymentTokens[0].address,
  };
  const granted = await send('post', '/api/sale/authorize', order);
  const decisionId = String(granted.get('Decision-Id'));
  await say(`save ${MARKED.contact} as Zebedee`, 'contacts');
  const offer = await say(`send ${MARKED.openAmount} usdc on base to Zebedee`, 'shared');

  let update = 0;
  const onTelegram = async (text: string, from: number) => {
    update += 1;
    const message = { message_id: 1, from: { id: from }, chat: { id: from, type: 'private' }, date: 1, text };
    const posted = api.post('/api/agent/webhook').set('x-telegram-bot-api-secret-token', TELEGRAM);
    await posted.send({ update_id: update, message }).expect(200);
    await api.get('/api/cron/process-webhooks').set('authorization', `Bearer ${CRON_SECRET}`).expect(200);
    return world.messageSender.sent.at(-1)?.text ?? '';
  };
  await onTelegram(`link ${(await say('link telegram', 'link')).data.link.code}`, ACCOUNT);

  clock.advance(10_000);
  const linked = (await say('linked accounts', 'link')).data.linked[0].account;
  const { sentTo, contact, solana, keyLabel, walletLabel, openAmount } = MARKED;
  return {
    ...{ world, owner, friend, onTelegram, account: ACCOUNT },
    belongings: { owner, keyId, walletRecord: wallet.id, decisionId },
    conversation: { sessionId: 'shared', confirmAction: offer.actions[0].params.confirmAction },
    secrets: {
      ...{ email, name, phone, provider, theme, keyLabel, walletLabel, solana },
      'recipient of a relayed transaction': sentTo,
      'target of a sponsored call': TARGET,
      'address of a contact': contact,
      'time of the consent to machine payments': consent.consentGrantedAt,
      'link to the verification': verification,
      'sum of the referrals': '124456700',
      'request of the decision': (await decisionOf(world, owner, decisionId)).requestId,
      'open request of a conversation': openAmount,
      'linked account': linked,
    },
  };
}

const decisionOf = async ({ api }: TestWorld, { bearer }: SignedIn, id: string) =>
  (await api.get(`/api/sale/decisions/${id}`).set(bearer).expect(200)).body.data;
