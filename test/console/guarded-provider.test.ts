import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { toHex } from 'viem';
import { guarded, type Provider } from '../../console/src/session/wallets/guarded-provider.ts';

const WALLET = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
const SIGN_IN = `localhost:3000 wants you to sign in with your Ethereum account:\n${WALLET}\n\nSign in.`;
const signing = (text: string) => ({ method: 'personal_sign', params: [toHex(text), WALLET] });

/** Everything by which a wallet can act or consent, and reads, which would be of the real chain. */
const REAL = [
  'eth_sendTransaction',
  'eth_sendRawTransaction',
  'eth_signTransaction',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'wallet_sendCalls',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_grantPermissions',
  'eth_call',
  'eth_getBalance',
  'eth_getTransactionReceipt',
  'a_methodOfTomorrow',
].map((method) => ({ method, params: [] as unknown[] }));

describe('the guard of injected wallets', () => {
  const wallet = (inMemory: () => Promise<boolean>) => {
    const asked: string[] = [];
    const real = {
      request: async ({ method }) => void asked.push(method),
      on: () => {},
      removeListener: () => {},
    } as Provider;
    return { asked, provider: guarded(real, { now: inMemory, last: inMemory }) };
  };
  const outcomes = (provider: Provider, asks: readonly Parameters<Provider['request']>[0][]) =>
    Promise.all(
      asks.map((ask) =>
        provider.request(ask).then(
          () => 'asked',
          (error: Error) => error.name,
        ),
      ),
    );

  it('asks nothing but accounts and the sign-in signature while chains are simulated', async () => {
    const { asked, provider } = wallet(async () => true);
    const asks = [...REAL, signing('I pay 100 USDC'), { method: 'personal_sign', params: ['0x00'] }];
    expect(new Set(await outcomes(provider, asks))).to.deep.equal(new Set(['SimulatedChainError']));
    expect(asked).to.deep.equal([]);
    await outcomes(provider, [{ method: 'eth_requestAccounts' }, signing(SIGN_IN)]);
    expect(asked).to.deep.equal(['eth_requestAccounts', 'personal_sign']);
  });

  it('asks nothing either while the service does not say whether they are', async () => {
    const { asked, provider } = wallet(() => Promise.reject(new Error('unreachable')));
    await outcomes(provider, [...REAL, signing('a text')]);
    expect(asked).to.deep.equal([]);
  });

  it('asks everything on real chains', async () => {
    const { asked, provider } = wallet(async () => false);
    await outcomes(provider, REAL);
    expect(asked).to.deep.equal(REAL.map(({ method }) => method));
  });

  it('cannot be avoided: the rest of the console reaches no wallet in another way', () => {
    const root = join(import.meta.dirname, '../../../console/src');
    const ways =
      /eip6963|\.ethereum\b|\['ethereum'\]|\bcustom\(|\bconnectWallet\b|\binjected\(|\bhttp\(|\bwebSocket\(|createConfig\(|createWalletClient|viem\/accounts/;
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).to.be.greaterThan(200);
    const reaching = files.filter((file) => ways.test(readFileSync(join(root, file), 'utf8')));
    // The snippets are texts to copy.
    const others = reaching.filter((file) => !/^(?:session\/wallets\/|sections\/developer\/snippets\.ts$)/.test(file));
    expect(others).to.deep.equal([]);
  });
});
