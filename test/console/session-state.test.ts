import { expect } from 'chai';
import {
  isNewSession,
  type KnownSession,
  type SessionFacts,
  sessionState,
} from '../../console/src/values/session-state.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const WALLET = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
const OTHER = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955';
const END = '2026-03-01T20:00:00.000Z';

const signedIn: KnownSession = { authenticated: true, wallet: WALLET, chainId: 1, expiresAt: END };
const nobody: KnownSession = { authenticated: false, wallet: null, chainId: null, expiresAt: null };
const account = { address: WALLET, chainId: 1 } as const;

const state = (facts: Partial<SessionFacts>) =>
  sessionState({ session: nobody, account: undefined, remembered: undefined, now: NOW, ...facts });

describe('the session in the console', () => {
  it('is unknown until the service has answered', () => {
    expect(state({ session: undefined, account })).to.deep.equal({ status: 'loading', wallet: undefined });
  });

  it('keeps the wallet that was last known while it cannot be read', () => {
    expect(state({ session: undefined, remembered: WALLET })).to.deep.equal({ status: 'loading', wallet: WALLET });
  });

  it('is signed out without and connected with a wallet', () => {
    expect(state({})).to.deep.equal({ status: 'signed-out' });
    expect(state({ account })).to.deep.equal({ status: 'connected', account });
  });

  it('is signed in with the same account, in whatever case, or with a locked wallet', () => {
    const expiresAt = new Date(END);
    const lower = { address: WALLET.toLowerCase() as `0x${string}`, chainId: 1 };
    expect(state({ session: signedIn, account: lower })).to.deep.equal({
      status: 'signed-in',
      wallet: WALLET,
      expiresAt,
      account: lower,
    });
    expect(state({ session: signedIn })).to.deep.equal({
      status: 'signed-in',
      wallet: WALLET,
      expiresAt,
      account: undefined,
    });
  });

  it('is a new one after its end and after another sign-in, and not while it goes on', () => {
    expect(isNewSession(undefined, 1)).to.equal(true);
    expect(isNewSession(1, 2)).to.equal(true);
    expect(isNewSession(1, 1)).to.equal(false);
    expect(isNewSession(1, undefined)).to.equal(false);
  });

  it('differs when the wallet changed its account', () => {
    const other = { address: OTHER, chainId: 1 } as const;
    expect(state({ session: signedIn, account: other })).to.include({ status: 'differs', wallet: WALLET });
  });

  it('is expired at its end, and when the service forgot a session that did not sign out', () => {
    expect(state({ session: signedIn, now: new Date(END) })).to.include({ status: 'expired', wallet: WALLET });
    expect(state({ remembered: WALLET, account })).to.deep.equal({ status: 'expired', wallet: WALLET, account });
  });
});
