import {
  type ApiClient,
  createClient,
  FlowError,
  isApiError,
  type Pay,
  payPerRequest,
} from '@institutional-defi/client';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { Mppx } from 'mppx/client';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { describeOnTempo } from '../support/chain/tempo-chain.ts';
import { stockMethod } from '../support/chain/tempo-payer.ts';
import { rejectionOf } from '../support/rejection.ts';
import { onServer } from '../support/servers/database.ts';
import { type PaidService, startPaidService } from '../support/service/paid-service.ts';

/** The published client pays with the protocol's own SDK, on a Tempo node. */
describeOnTempo('the client pays for a request', (node) => {
  onServer((server) => {
    let service: PaidService;
    let client: ApiClient;
    let paid: number;

    beforeEach(async () => {
      service = await startPaidService({
        rpcUrl: node().url,
        chainId: node().chainId,
        recipient: Wallet.createRandom().address as WalletAddress,
        databaseUrl: await server().create('migrated'),
      });
      client = createClient({ baseUrl: service.url, pause: async () => {} });
      paid = 0;
    });
    afterEach(() => service.stop());

    const pay: Pay = (response) => {
      paid += 1;
      return Mppx.create({ polyfill: false, methods: [stockMethod(node().url)] }).createCredential(response);
    };

    it('once, and receives the data and the receipt', async () => {
      const { data, receipt } = await payPerRequest(client, { pay });
      expect(data.global).to.include({ totalMarketCapUsd: 3_412_000_000_000 });
      expect([typeof receipt, paid]).to.deep.equal(['string', 1]);
    });

    it('not again with a credential that was delivered', async () => {
      const { credential } = await payPerRequest(client, { pay });
      const error = await rejectionOf(payPerRequest(client, { pay, credential }));
      expect(isApiError(error, 'PAYMENT_REQUIRED'), String(error)).to.equal(true);
      expect(paid).to.equal(1);
    });

    it('and keeps the credential while the outcome is unknown', async () => {
      const losing = createClient({
        baseUrl: service.url,
        pause: async () => {},
        fetch: async (request, init) => {
          if (request.headers.has('authorization')) throw new TypeError('the connection broke');
          return fetch(request, init);
        },
      });
      const error = await rejectionOf(payPerRequest(losing, { pay }));
      if (!(error instanceof FlowError)) throw error;
      expect(error.code).to.equal('PAYMENT_IN_DOUBT');
      const credential = String(error.facts.credential);
      await payPerRequest(client, { pay, credential });
      expect(paid).to.equal(1);
    });
  });
});
