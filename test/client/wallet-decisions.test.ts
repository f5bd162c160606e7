import { connectWallet, isRejectedByWallet } from '@institutional-defi/client';
import { expect } from 'chai';
import { type Hex, toHex } from 'viem';
import { rejectionOf } from '../support/rejection.ts';
import {
  clientFlows,
  enter,
  mint,
  offer,
  owner,
  purchase,
  send,
  sendGasless,
} from '../support/service/client-flows.ts';
import { declines, OWNER, scriptedProvider } from '../support/service/scripted-wallet.ts';

describe('the flows of the client', () => {
  const { at, changesOf } = clientFlows();

  describe('stop when the wallet’s owner declines', () => {
    for (const [name, flow, method, last] of [
      ['signIn', enter, 'personal_sign', '/api/siwe'],
      ['buy', purchase, 'eth_sendTransaction', '/api/sale/authorize'],
      ['buyNft', mint, 'eth_sendTransaction', '/api/sale/authorize-nft'],
      ['bid', offer, 'eth_sendTransaction', '/api/sale/authorize-bid'],
      ['transfer', send, 'eth_sendTransaction', '/api/transfer/prepare'],
      ['transferGasless', sendGasless, 'eth_signTypedData_v4', '/api/transfer/prepare'],
    ] as const)
      it(`${name}: ${method}`, async () => {
        const scripted = scriptedProvider({ [method]: declines });
        const error = await rejectionOf(flow(at.client, owner('injected', scripted)));
        expect(isRejectedByWallet(error), String(error)).to.equal(true);
        expect(scripted.asked.filter((one) => one === method)).to.have.length(1);
        expect(at.server.asked.at(-1)?.path).to.equal(last);
        if (name === 'signIn') expect(changesOf('/api/siwe')).to.be.empty;
      });

    it('to connect, and to change the chain', async () => {
      const { provider } = scriptedProvider({ eth_requestAccounts: declines });
      expect(isRejectedByWallet(await rejectionOf(connectWallet(provider)))).to.equal(true);
      const elsewhere = scriptedProvider({ eth_chainId: () => '0x1', wallet_switchEthereumChain: declines });
      const error = await rejectionOf(purchase(at.client, owner('injected', elsewhere)));
      expect(error).to.include({ code: 'WRONG_CHAIN' });
      expect(isRejectedByWallet(error)).to.equal(true);
      expect(elsewhere.asked).to.not.include('eth_sendTransaction');
    });

    it('is not what other errors are', () => {
      for (const error of [undefined, null, 4001, new Error('x'), { code: 4100 }, { cause: { code: -32000 } }])
        expect(isRejectedByWallet(error)).to.equal(false);
    });
  });

  it('sign in by the clock of the service, whatever that of the device shows', async () => {
    const wallet = owner('injected', scriptedProvider({ personal_sign: () => `0x${'11'.repeat(65)}` }));
    await enter(at.client, wallet);
    const [sent] = changesOf('/api/siwe');
    expect(sent?.body).to.have.property('message').that.includes('Issued At: 2030-01-01T00:00:00.000Z');
  });

  describe('with an injected wallet', () => {
    it('connect to its account', async () => {
      const { provider } = scriptedProvider();
      expect((await connectWallet(provider)).account.address).to.equal(OWNER);
      const none = scriptedProvider({ eth_requestAccounts: () => [] });
      expect(String(await rejectionOf(connectWallet(none.provider)))).to.include('shares no account');
    });

    it('change its chain before it sends', async () => {
      let chain = 1;
      const elsewhere = scriptedProvider({
        eth_chainId: () => toHex(chain),
        wallet_switchEthereumChain: ([wanted]) => {
          chain = Number((wanted as { chainId: Hex }).chainId);
          return null;
        },
      });
      await purchase(at.client, owner('injected', elsewhere));
      const { asked } = elsewhere;
      expect(asked.indexOf('wallet_switchEthereumChain')).to.be.within(0, asked.indexOf('eth_sendTransaction'));
    });

    it('have it send a transfer by itself', async () => {
      const scripted = scriptedProvider();
      await send(at.client, owner('injected', scripted));
      expect(scripted.asked).to.include('eth_sendTransaction');
      expect(changesOf('/api/transfer/execute')).to.be.empty;
    });
  });
});
