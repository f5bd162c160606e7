import { Wallet } from 'ethers';
import type { LocalNode } from '../../../contracts/kit/node.ts';
import { InMemoryPaymentNetwork } from '../../../src/adapters/payment-rail/payment-network.memory.ts';
import { TempoPaymentNetwork } from '../../../src/adapters/payment-rail/payment-network.tempo.ts';
import { InMemoryPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.memory.ts';
import { TempoPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.tempo.ts';
import { SandboxLedger } from '../../../src/adapters/payment-rail/sandbox-ledger.ts';
import { connectTempo } from '../../../src/adapters/payment-rail/tempo-sdk.ts';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describePaymentRailContract, type Lie, OLD_SECRET } from '../../contracts/payment-rail.contract.ts';
import { ALPHA_USD, PATH_USD, startTempoChain } from '../../support/tempo-chain.ts';
import { payAsStockClient, RICH } from '../../support/tempo-payer.ts';

const REALM = 'api.example.com';
const newAddress = () => Wallet.createRandom().address as Hex;

describePaymentRailContract('memory', async () => {
  const clock = { now: () => new Date() };
  const ledger = new SandboxLedger();
  const [payer, broke] = [Wallet.createRandom(), Wallet.createRandom()];
  ledger.mint(payer.address, 10n ** 12n);
  const terms = { method: 'sandbox', network: 'sandbox', currency: PATH_USD, decimals: 6, recipient: newAddress() };
  const withSecrets = (...secretKeys: [string, ...string[]]) =>
    new InMemoryPaymentRail({ realm: REALM, secretKeys, terms }, ledger, clock);
  return {
    rail: withSecrets(OLD_SECRET),
    network: new InMemoryPaymentNetwork(terms.network, ledger, clock),
    withSecrets,
    payer: payer.address as WalletAddress,
    otherCurrency: ALPHA_USD,
    pay: (challenge, { amount, expires, broke: isBroke, ...lie }: Lie = {}) =>
      payByVoucher(isBroke ? broke : payer, challenge, {
        ...lie,
        ...(amount !== undefined && { amount: amount.toString() }),
        ...(expires !== undefined && { validUntil: Math.floor(expires.getTime() / 1000) }),
      }),
  };
});

describe('on a Tempo chain', () => {
  let node: LocalNode;
  before(async () => {
    node = await startTempoChain();
  });
  after(() => node.stop());

  describePaymentRailContract('tempo', async () => {
    const recipient = newAddress();
    const withSecrets = (...secretKeys: [string, ...string[]]) => new TempoPaymentRail(connection(secretKeys));
    const connection = (secretKeys: [string, ...string[]]) =>
      connectTempo({
        rpcUrl: node.url,
        chainId: node.chainId,
        currency: PATH_USD,
        recipient,
        realm: REALM,
        secretKeys,
      });
    return {
      rail: withSecrets(OLD_SECRET),
      network: new TempoPaymentNetwork(connection([OLD_SECRET])),
      withSecrets,
      payer: RICH as WalletAddress,
      otherCurrency: ALPHA_USD,
      pay: (challenge, lie) => payAsStockClient(node.url, challenge, lie),
    };
  });
});
