import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom a provider is asked. Empty texts stand for none. */
export type Payer = Readonly<{
  /** The client network, or another name of who cannot multiply. */
  network: string;
  /** The wallet that signed in, or whose key was shown. */
  wallet: string;
}>;

/** The service itself: its jobs and its start. */
export const SERVICE: Payer = { network: '', wallet: '' };

const current = new AsyncLocalStorage<Payer>();

/** Runs something for somebody: the calls to providers that it leads to count as theirs. */
export const paidBy = <T>(payer: Payer, run: () => T): T => current.run(payer, run);

export const currentPayer = (): Payer => current.getStore() ?? SERVICE;

export const nameOf = ({ network, wallet }: Payer): string => `${network} ${wallet}`;
