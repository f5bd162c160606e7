import { hexlify, randomBytes, Wallet } from 'ethers';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { InMemoryAddressScreening } from '../../../src/adapters/aml/address-screening.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { sha256Fingerprints } from '../../../src/adapters/local/key-digests.hmac.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { noTransferRail } from '../../../src/adapters/payment-rail/choose.ts';
import { InMemoryPaymentNetwork, SandboxLedger } from '../../../src/adapters/payment-rail/payment-network.memory.ts';
import { InMemoryPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.memory.ts';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import {
  InMemoryMppConsentStore,
  InMemoryPaymentClaims,
} from '../../../src/adapters/store/payment/payment-stores.memory.ts';
import { InMemoryLeases } from '../../../src/adapters/store/system/system-stores.memory.ts';
import { InMemoryUserStore } from '../../../src/adapters/store/user/user-store.memory.ts';
import { reconcilePayments } from '../../../src/application/payment/reconcile-payments.ts';
import { type Sold, sell, type Tender } from '../../../src/application/payment/sell.ts';
import { purgeInTurns } from '../../../src/application/retention/purge-in-turns.ts';
import type { Challenge } from '../../../src/domain/payment/challenge.ts';
import { UNDELIVERED_KEPT_MS } from '../../../src/domain/payment/claim.ts';
import { paymentRequired } from '../../../src/domain/payment/errors.ts';
import type { RailTerms } from '../../../src/domain/payment/offer.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { SNAPSHOT } from '../../contracts/payment/payment-rail.world.ts';
import { inMemoryDecisions } from '../fixtures/decision-fixtures.ts';
import { failureOf } from '../rejection.ts';

export const NO_INQUIRY = { requestId: 'r1', decided: () => {} };
const NOON = new Date('2026-01-31T12:00:00.000Z');
export const TERMS: RailTerms = {
  method: 'sandbox',
  network: 'sandbox',
  currency: '0x20C0000000000000000000000000000000000000',
  decimals: 6,
  recipient: '0x5a1E000000000000000000000000000000000001',
};

/** An in-memory shop that sells numbered goods for 5,000 units. */
export function aShop() {
  const clock = new SettableClock(NOON);
  const ledger = new SandboxLedger();
  const payer = new Wallet(hexlify(randomBytes(32)));
  ledger.mint(payer.address, 1_000_000n);
  const ports = {
    addressScreening: new InMemoryAddressScreening([]),
    users: new InMemoryUserStore(),
    alarms: new InMemoryAlarms(),
    clock,
    decisions: inMemoryDecisions(),
    fingerprints: sha256Fingerprints,
    leases: new InMemoryLeases(clock),
    mppConsents: new InMemoryMppConsentStore(),
    paymentClaims: new InMemoryPaymentClaims(),
    paymentNetwork: new InMemoryPaymentNetwork(TERMS.network, ledger, clock),
    paymentRail: new InMemoryPaymentRail(
      { realm: 'api.example.com', secretKeys: ['s'.repeat(32)], terms: TERMS },
      ledger,
      clock,
    ),
    random: cryptoRandom,
    transferRail: noTransferRail,
  };
  const shelf = {
    made: 0,
    produce: async () => {
      shelf.made += 1;
      return shelf.made;
    },
  };
  /** A process: it shares the database and the network with others, and nothing else. */
  const open = () => {
    const present = sell(ports, SNAPSHOT, () => shelf.produce());
    return (tender: Tender) => present(tender, String, NO_INQUIRY);
  };
  const present = open();
  return {
    ...ports,
    ledger,
    payer,
    payerAddress: payer.address as WalletAddress,
    shelf,
    /** Presents the payment; the response has not been delivered yet. */
    present,
    /** Presents the payment and reads the whole response. */
    buy: reading(present),
    /** Another process: it shares only the database and the network. */
    anotherProcess: () => reading(open()),
    anotherToPresent: open,
    forgetResponses: async () => {
      const now = clock.now();
      const abandoned = new Date(now.getTime() - UNDELIVERED_KEPT_MS);
      const responses = (limit: number) => ports.paymentClaims.purgeResponses(now, abandoned, limit);
      return (await purgeInTurns({ responses })).purged.responses ?? 0;
    },
    reconcile: reconcilePayments(ports),
    challenge: () => ports.paymentRail.challenge(SNAPSHOT, clock.now()),
    credential: async (signer = payer) =>
      payByVoucher(signer, await ports.paymentRail.challenge(SNAPSHOT, clock.now())),
    received: () => ledger.balanceOf(TERMS.recipient),
  };
}

const reading = (present: (tender: Tender) => Promise<Sold>) => async (tender: Tender) => {
  const { body, receipt, delivered } = await present(tender);
  await delivered();
  return { goods: Number(body), receipt };
};

export type Shop = ReturnType<typeof aShop>;

/** The new challenge, and the problem, of a response that requests a payment. */
export async function demandIn(
  answer: Promise<unknown>,
): Promise<{ problem: string; challenge: Challenge; challengeId?: string }> {
  return (await failureOf(answer, paymentRequired)).facts as { problem: string; challenge: Challenge };
}
