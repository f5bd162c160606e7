import { hexlify, randomBytes, Wallet } from 'ethers';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { InMemoryPaymentNetwork, SandboxLedger } from '../../../src/adapters/payment-rail/payment-network.memory.ts';
import { TempoPaymentNetwork } from '../../../src/adapters/payment-rail/payment-network.tempo.ts';
import { InMemoryPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.memory.ts';
import { TempoPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.tempo.ts';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describePaymentNetworkContract } from '../../contracts/payment/payment-network.contract.ts';
import { describePaymentRailContract } from '../../contracts/payment/payment-rail.contract.ts';
import { type Lie, OLD_SECRET, type PaymentRailWorld } from '../../contracts/payment/payment-rail.world.ts';
import { ALPHA_USD, describeOnTempo, PATH_USD } from '../../support/chain/tempo-chain.ts';
import { payAsStockClient, RICH } from '../../support/chain/tempo-payer.ts';

const REALM = 'api.example.com';
const aWallet = () => new Wallet(hexlify(randomBytes(32)));
const newAddress = () => aWallet().address as WalletAddress;

async function inMemory(): Promise<PaymentRailWorld> {
  const clock = { now: () => new Date() };
  const ledger = new SandboxLedger();
  const [payer, broke] = [aWallet(), aWallet()];
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
}

describePaymentRailContract('memory', inMemory);
describePaymentNetworkContract('memory', inMemory);

describeOnTempo('on a Tempo chain', (node) => {
  async function onTempo(): Promise<PaymentRailWorld> {
    const { url, chainId } = node();
    const chain = new ChainRpc({ chainId, urls: [url] });
    const [currency, recipient] = [PATH_USD, newAddress()];
    const withSecrets = (...secretKeys: [string, ...string[]]) =>
      new TempoPaymentRail({ chain, currency, recipient, realm: REALM, secretKeys });
    return {
      rail: withSecrets(OLD_SECRET),
      network: new TempoPaymentNetwork(chain, currency),
      withSecrets,
      payer: RICH as WalletAddress,
      otherCurrency: ALPHA_USD,
      pay: (challenge, lie) => payAsStockClient(url, challenge, lie),
    };
  }

  describePaymentRailContract('tempo', onTempo);
  describePaymentNetworkContract('tempo', onTempo);
});
