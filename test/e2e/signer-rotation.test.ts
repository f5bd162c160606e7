import { expect } from 'chai';
import { Wallet } from 'ethers';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { saleEnvironment } from '../../demo/sale-environment.ts';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { SettableClock } from '../../src/adapters/local/clock.ts';
import type { PurchaseSigner } from '../../src/application/ports/sale.ts';
import type { PurchaseAuthorization } from '../../src/domain/sale/purchase-authorization.ts';
import { ZERO_ADDRESS } from '../../src/domain/shared/wallet-address.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { buildAdapterSets } from '../../src/infrastructure/container/adapter-sets.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { mined, refusal } from '../support/chain/transactions.ts';
import { saleDesk } from '../support/fixtures/sale-desk.ts';
import { cast, chainTime } from '../support/fixtures/sale-orders.ts';
import { NOON } from '../support/noon.ts';
import { rejection } from '../support/rejection.ts';

const [, OLD] = developmentAccounts;
const FRESH = Wallet.createRandom();
/** How long a process may still sign with the old account: docs/operations/rotate.md, the rotation of SALE_SIGNER_KEYS. */
const NOTICED_MS = 5_000;

describeInWorld('the rotation of the sale’s signer', (world) => {
  const { saleOf } = saleDesk(world);
  let nonce = 1n;

  it('lets every process sell before and after setSigner, with the account that the contract accepts', async () => {
    const clock = new SettableClock(NOON);
    const { env } = saleEnvironment(world(), '');
    const chains = new Map([
      [world().node.chainId, new ChainRpc({ chainId: world().node.chainId, urls: [world().node.url] })],
    ]);
    const signerWith = async (keys: readonly string[]): Promise<PurchaseSigner> => {
      const set = { ...env, DATA_DIR: 'memory', SALE_SIGNER_KEYS: keys.join() };
      const config = readConfig(withDrawnSecrets(set, undefined).env);
      const signing = { clock, onTrouble: () => {} };
      return (await buildAdapterSets(config, clock, { chains, signing })).local.purchaseSigner;
    };
    const before = await signerWith([OLD.privateKey]);
    const during = await signerWith([OLD.privateKey, FRESH.privateKey]);
    const after = await signerWith([FRESH.privateKey]);

    expect(await bought(before)).to.equal('accepted');
    expect(await bought(during)).to.equal('accepted');
    const unused = await signed(during);

    const { owner } = cast(world());
    await mined(as(owner, world().sale).setSigner(FRESH.address));
    expect(await refused(unused), 'an authorization of the replaced account').to.match(/^InvalidSigner\(/);
    expect(await bought(after)).to.equal('accepted');
    clock.set(new Date(NOON.getTime() + NOTICED_MS));
    expect(await bought(during)).to.equal('accepted');
    expect(during.address).to.equal(FRESH.address);
    expect(await rejection(bought(before)), 'a process that was not restarted').to.equal('SIGNER_UNAVAILABLE');
    for (const chain of chains.values()) chain.close();
  });

  type Signed = readonly [authorization: PurchaseAuthorization, signature: string];
  const signed = async (signer: PurchaseSigner): Promise<Signed> => {
    nonce += 1n;
    const authorization = {
      buyer: cast(world()).buyer.address,
      paymentToken: world().addresses.usdc,
      amount: 100_000_000n,
      maxAllowed: 10n ** 15n,
      isEU: true,
      referrer: ZERO_ADDRESS,
      nonce,
      deadline: (await chainTime(world())) + 900n,
      tier: 'TIER_1',
    } as PurchaseAuthorization;
    return [authorization, (await signer.sign(authorization)).signature];
  };
  const onChain = ([authorization, signature]: Signed) => [{ ...authorization, tier: 1 }, signature] as const;
  const refused = async (order: Signed) => await refusal(saleOf().buy.staticCall(...onChain(order)), world().sale);
  /** Buys on chain, unless the contract refuses. */
  const bought = async (signer: PurchaseSigner): Promise<string> => {
    const order = await signed(signer);
    const reason = await refused(order);
    if (reason === 'accepted') await mined(saleOf().buy(...onChain(order)));
    return reason;
  };
});
